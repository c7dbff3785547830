//! Management of connections. Limits on time and number ensure that no client can take all
//! connections.

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

use crate::app::App;
use crate::asker::{Asker, Peer};
#[cfg(unix)]
use crate::limits::MAX_UNTAKEN;
use crate::limits::{GRACE, HEAD, STALLED};
use crate::routes;

/// Number of file descriptors reserved for files and for internal use.
const RESERVED: usize = 64;

/// Binds a listener with the largest backlog that the system allows.
pub(crate) fn listen(address: SocketAddr) -> io::Result<std::net::TcpListener> {
    let listener = std::net::TcpListener::bind(address)?;
    // The default backlog is 128. A client beyond the backlog tries again only after a second.
    #[cfg(unix)]
    rustix::net::listen(&listener, MAX_UNTAKEN.into())?;
    Ok(listener)
}

/// Accepts connections until shutdown, then ends within `GRACE` even if clients stay connected.
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
                // A connection that the client closes is not an error.
                _ = connection => {}
                () = place.cut.notified() => {}
            }
        });
    }
    drop(listener);
    let _all_ended = timeout(GRACE, graceful.shutdown()).await;
}

/// Returns the service for a connection: the routes, with the address of the client attached to
/// each request.
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

/// Raises the limit of file descriptors. Returns the number of connections that the limit allows.
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

/// All open connections of the server, with their limits.
#[derive(Debug)]
struct Open {
    /// Maximum number of connections for each address.
    each: usize,
    /// Maximum number of connections in total.
    most: usize,
    all: Mutex<All>,
}

#[derive(Debug, Default)]
struct All {
    next: u64,
    count: usize,
    by_asker: BTreeMap<Asker, BTreeMap<u64, Arc<Notify>>>,
    /// Addresses of the connections that have not sent a complete request so far. The key is the
    /// number of the connection, so the oldest comes first.
    silent: BTreeMap<u64, Asker>,
}

/// Slot of one connection. Dropping it frees the slot.
#[derive(Debug)]
struct Place {
    open: Arc<Open>,
    asker: Asker,
    number: u64,
    /// Signal to close the connection, because another client needs the slot.
    cut: Arc<Notify>,
}

impl Open {
    fn new(each: usize, most: usize) -> Self {
        Self { each, most, all: Mutex::default() }
    }

    /// Reserves a slot for a client. Returns `None` if the client's address has reached its limit.
    fn one(self: &Arc<Self>, peer: Peer) -> Option<Place> {
        self.place(peer.0.into(), self.each)
    }

    /// Reserves a slot for a proxy. The limit for each address does not apply to proxies.
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
    /// Closes the oldest connection of the address that holds the most connections. Does so only if
    /// that address holds at least two more than the new client. Returns whether a connection was
    /// closed.
    fn make_room(&mut self, held: usize) -> bool {
        let most = self.by_asker.iter().max_by_key(|(_, open)| open.len());
        let Some((&greedy, open)) = most.filter(|(_, open)| open.len() > held + 1) else {
            return false;
        };
        let oldest = open.keys().next().copied();
        oldest.is_some_and(|oldest| self.remove(greedy, oldest))
    }

    /// Closes the connection that has gone longest without a complete request, and returns whether
    /// there was one. Otherwise, many addresses with one incomplete request each could block all
    /// other clients.
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
    /// Records that the connection has sent a complete request.
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

/// A connection that closes if its client reads nothing for too long.
struct Patient {
    stream: TcpStream,
    stalled: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    /// Returns the result of a write, or an error if the client has read nothing for too long.
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

    /// Writes the slices directly. The default implementation would copy them into a buffer that
    /// the connection keeps.
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

    /// If addresses without a complete request hold every slot, a new client replaces the
    /// connection that has been silent longest. A client that has sent a request keeps its slot.
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
