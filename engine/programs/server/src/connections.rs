//! Connections: none is waited for without end, and nobody can take them all.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::io::{self, IoSlice};
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::time::{Sleep, sleep, timeout};
use tower_service::Service;

use crate::asker::{Asker, Peer};
#[cfg(unix)]
use crate::limits::MAX_UNTAKEN;
use crate::limits::{GRACE, HEAD, STALLED};
use crate::routes;
use crate::server::App;

/// How many descriptors are left for files and for what a connection needs besides.
const RESERVED: usize = 64;

/// Listens at an address, from now on for as many clients at once as the system allows.
pub(crate) fn listen(address: SocketAddr) -> io::Result<std::net::TcpListener> {
    let listener = std::net::TcpListener::bind(address)?;
    // The library asks for 128, and who comes beyond them tries again a second later.
    #[cfg(unix)]
    rustix::net::listen(&listener, MAX_UNTAKEN.into())?;
    Ok(listener)
}

/// Takes connections until the server is told to stop, and then ends within a moment whatever clients do.
pub(crate) async fn serve(listener: TcpListener, app: &Arc<App>) {
    let mut closing = app.closing.subscribe();
    let (router, graceful) = (routes::router(Arc::clone(app)), GracefulShutdown::new());
    let open = Arc::new(Open::new(app.connections, most_at_once()));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.wait_for(|closing| *closing) => break,
        };
        let Ok((stream, peer)) = accepted else {
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        let peer = Peer(peer.ip());
        let proxied = peer.is_among(&app.proxies);
        let place = if proxied { open.any(peer) } else { open.one(peer) };
        let Some(place) = place else { continue };
        let place = Arc::new(place);
        let service = service_fn(served(router.clone(), peer, Arc::clone(&place)));
        let io = TokioIo::new(Patient { stream, stalled: None });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD)
            .serve_connection(io, service);
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            tokio::select! {
                // A client that goes away is none of ours.
                _ = connection => {}
                () = place.cut.notified() => {}
            }
        });
    }
    drop(listener);
    let _all_ended = timeout(GRACE, graceful.shutdown()).await;
}

/// What a connection is served with: the routes, which hear where it comes from.
fn served(
    router: Router,
    peer: Peer,
    place: Arc<Place>,
) -> impl Fn(hyper::Request<Incoming>) -> Answering {
    move |mut request| {
        place.asks();
        request.extensions_mut().insert(peer);
        let request: Request = request.map(axum::body::Body::new);
        let mut router = router.clone();
        Box::pin(async move { router.call(request).await })
    }
}

type Answering = Pin<Box<dyn Future<Output = Result<axum::response::Response, Infallible>> + Send>>;

/// How many connections there may be: as many as there are descriptors, of which it takes all it may.
fn most_at_once() -> usize {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let own = getrlimit(Resource::Nofile);
        let raised = Rlimit { current: own.maximum, maximum: own.maximum };
        let now = if setrlimit(Resource::Nofile, raised).is_ok() { raised } else { own };
        now.current.map_or(usize::MAX, |most| most as usize).saturating_sub(RESERVED)
    }
    #[cfg(not(unix))]
    {
        4096
    }
}

/// The connections that are open.
#[derive(Debug)]
struct Open {
    /// How many one address may have.
    each: usize,
    /// How many there may be.
    most: usize,
    all: Mutex<All>,
}

#[derive(Debug, Default)]
struct All {
    next: u64,
    count: usize,
    by_asker: BTreeMap<Asker, BTreeMap<u64, Arc<Notify>>>,
    /// Those over which nothing whole has been asked yet, by their numbers: the oldest first.
    silent: BTreeMap<u64, Asker>,
}

/// The place of one connection, until this goes.
#[derive(Debug)]
struct Place {
    open: Arc<Open>,
    asker: Asker,
    number: u64,
    /// Told when somebody needs the place who has fewer.
    cut: Arc<Notify>,
}

impl Open {
    fn new(each: usize, most: usize) -> Self {
        Self { each, most, all: Mutex::default() }
    }

    /// A place for an address, if it does not hold all that one may.
    fn one(self: &Arc<Self>, peer: Peer) -> Option<Place> {
        self.place(peer.0.into(), self.each)
    }

    /// A place for a proxy, which asks for many.
    fn any(self: &Arc<Self>, peer: Peer) -> Option<Place> {
        self.place(peer.0.into(), usize::MAX)
    }

    fn place(self: &Arc<Self>, asker: Asker, each: usize) -> Option<Place> {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let held = all.by_asker.get(&asker).map_or(0, BTreeMap::len);
        let has_room = all.count < self.most;
        if held >= each || !(has_room || all.make_room(held) || all.cut_silent()) {
            return None;
        }
        let (number, cut) = (all.next, Arc::new(Notify::new()));
        (all.next, all.count) = (number + 1, all.count + 1);
        all.by_asker.entry(asker).or_default().insert(number, Arc::clone(&cut));
        all.silent.insert(number, asker);
        Some(Place { open: Arc::clone(self), asker, number, cut })
    }
}

impl All {
    /// Cuts the oldest connection of whoever has most, if that is more than one who asks for another.
    fn make_room(&mut self, held: usize) -> bool {
        let most = self.by_asker.iter().max_by_key(|(_, open)| open.len());
        let Some((&greedy, open)) = most.filter(|(_, open)| open.len() > held + 1) else {
            return false;
        };
        let oldest = open.keys().next().copied();
        oldest.is_some_and(|oldest| self.remove(greedy, oldest))
    }

    /// Cuts the connection that has been silent for the longest: many addresses that send half a request each take nobody's
    /// place who asks.
    fn cut_silent(&mut self) -> bool {
        let oldest = self.silent.first_key_value().map(|(number, asker)| (*asker, *number));
        oldest.is_some_and(|(asker, number)| self.remove(asker, number))
    }

    fn remove(&mut self, asker: Asker, number: u64) -> bool {
        self.silent.remove(&number);
        let Some(open) = self.by_asker.get_mut(&asker) else { return false };
        let Some(cut) = open.remove(&number) else { return false };
        if open.is_empty() {
            self.by_asker.remove(&asker);
        }
        self.count -= 1;
        cut.notify_one();
        true
    }
}

impl Place {
    /// Something is asked over the connection.
    fn asks(&self) {
        let mut all = self.open.all.lock().unwrap_or_else(PoisonError::into_inner);
        all.silent.remove(&self.number);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut all = self.open.all.lock().unwrap_or_else(PoisonError::into_inner);
        all.remove(self.asker, self.number);
    }
}

/// A connection that is given up when its client takes nothing of what is sent.
struct Patient {
    stream: TcpStream,
    stalled: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    /// What comes of a write: an error, if the client has taken nothing for too long.
    fn patient(
        &mut self,
        cx: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(STALLED)));
        ready!(stalled.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.patient(cx, written)
    }

    /// Pieces are written as they are, and not gathered first in a buffer that the connection would keep.
    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, pieces);
        self.patient(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn peer(last: u8) -> Peer {
        Peer(IpAddr::from([10, 0, 0, last]))
    }

    #[test]
    fn who_has_most_makes_room_for_who_has_fewer() {
        let open = Arc::new(Open::new(3, 4));
        let mut greedy: Vec<_> = (0..3).map(|_| open.one(peer(1)).expect("a place")).collect();
        assert!(open.one(peer(1)).is_none(), "one address has its share");
        let second = open.one(peer(2)).expect("a place");
        let third = open.one(peer(3)).expect("the first makes room");
        greedy.iter().chain([&second, &third]).for_each(Place::asks);
        assert_eq!(open.all.lock().expect("no fault").count, 4);
        assert!(open.one(peer(1)).is_none(), "nobody has more than it");
        greedy.clear();
        assert_eq!(open.all.lock().expect("no fault").count, 2);
        assert!(open.one(peer(1)).is_some());
    }

    /// As many addresses as there are places hold one each and send half a request: who comes takes the place of the one that
    /// has been silent the longest, and who has asked for something keeps his.
    #[test]
    fn half_requests_take_no_place_of_who_asks() {
        let open = Arc::new(Open::new(3, 4));
        let asks = open.one(peer(1)).expect("a place");
        asks.asks();
        let silent: Vec<_> = (2..5).map(|last| open.one(peer(last)).expect("a place")).collect();
        let comes = open.one(peer(9)).expect("the oldest of them makes room");
        comes.asks();
        let left: Vec<_> = open.all.lock().expect("no fault").silent.keys().copied().collect();
        assert_eq!(left, [silent[1].number, silent[2].number]);
        let others: Vec<_> = (10..12).map(|last| open.one(peer(last)).expect("a place")).collect();
        others.iter().for_each(Place::asks);
        assert!(open.one(peer(20)).is_none(), "all places are those of who has asked");
        assert_eq!(open.all.lock().expect("no fault").count, 4);
    }

    #[test]
    fn a_proxy_asks_for_many() {
        let open = Arc::new(Open::new(1, 10));
        let all: Vec<_> = (0..10).map_while(|_| open.any(peer(1))).collect();
        assert_eq!(all.len(), 10);
    }
}
