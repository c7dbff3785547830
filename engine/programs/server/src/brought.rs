//! Reading of request bodies. A large body takes up memory before the server can check the body.
//! The server therefore limits the bytes of bodies in memory, for each address and in total.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use futures_util::StreamExt;
use lobby::{Reached, Refused};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::asker::Asker;
use crate::failure;
use crate::limits::{BODY, MAX_ACT, MAX_BROUGHT, MAX_BROUGHT_EACH, MAX_SAVE, SAVE};
use crate::queue::Shares;

/// Limits on the bytes of saves and mail files that are uploaded or processed at the same time.
#[derive(Debug)]
pub(crate) struct Brought {
    each: Shares,
    all: Arc<Semaphore>,
}

/// Bytes that one body occupies. Dropping the guard releases the bytes.
#[derive(Debug, Default)]
pub(crate) struct Weight(Option<[OwnedSemaphorePermit; 2]>);

impl Brought {
    pub(crate) fn new() -> Self {
        Self { each: Shares::of(MAX_BROUGHT_EACH), all: Arc::new(Semaphore::new(MAX_BROUGHT)) }
    }

    /// Reads a save or mail file. Returns the body and the guard for its bytes.
    pub(crate) async fn save(&self, asker: Asker, body: Body) -> Result<(Bytes, Weight), Refused> {
        let (own, mut weight) = (self.each.share(asker), Weight::default());
        let come = whole(body, MAX_SAVE, SAVE, |bytes| weight.add(bytes, &own, &self.all)).await?;
        Ok((come, weight))
    }
}

/// Reads the body of an ordinary request.
pub(crate) async fn act(body: Body) -> Result<Bytes, Refused> {
    whole(body, MAX_ACT, BODY, |_| Ok(())).await
}

impl Weight {
    fn add(
        &mut self,
        bytes: u32,
        own: &Arc<Semaphore>,
        all: &Arc<Semaphore>,
    ) -> Result<(), Refused> {
        let own = Arc::clone(own).try_acquire_many_owned(bytes);
        let own = own.map_err(|_| failure::full(Reached::Uploads))?;
        let all = Arc::clone(all).try_acquire_many_owned(bytes).map_err(|_| failure::busy())?;
        match &mut self.0 {
            None => self.0 = Some([own, all]),
            Some([held, of_all]) => {
                held.merge(own);
                of_all.merge(all);
            }
        }
        Ok(())
    }
}

/// Reads a body with a size limit and a time limit. Calls `admit` with each chunk, which may refuse
/// the chunk.
async fn whole(
    body: Body,
    most: usize,
    patience: Duration,
    mut admit: impl FnMut(u32) -> Result<(), Refused>,
) -> Result<Bytes, Refused> {
    let read = async {
        let (mut pieces, mut come) = (body.into_data_stream(), Vec::new());
        while let Some(piece) = pieces.next().await {
            let piece = piece.map_err(|_| Refused::malformed("the request ended early"))?;
            if come.len() + piece.len() > most {
                return Err(failure::too_large(most));
            }
            admit(piece.len() as u32)?;
            come.extend_from_slice(&piece);
        }
        Ok(Bytes::from(come))
    };
    timeout(patience, read).await.map_err(|_| failure::slow())?
}
