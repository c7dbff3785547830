//! Server of the editor for one package, on this computer only.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::Arc;
use std::thread::JoinHandle;

use axum::extract::{DefaultBodyLimit, Path, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use lobby::key::Lock;
use lobby::{Key, Refused};
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::connections;
use crate::failure::Answered;
use crate::guard;
use crate::named::{Named, named};
use crate::server::{ServerError, known_hosts, runtime, told_to_stop};
use crate::{assets, failure};

/// Program behind the page of the editor.
pub trait Editing: Send + Sync + 'static {
    /// Answers a request of the page.
    ///
    /// # Errors
    /// A message for the author.
    fn answer(&self, request: &str, body: &str) -> Result<Value, String>;
}

/// Largest request of the page, in bytes.
const LARGEST: usize = 1 << 20;

/// A server that is bound to its address but not running yet. The address is always a local one.
pub struct EditServer {
    desk: Arc<EditDesk>,
    key: Key,
    listener: TcpListener,
    address: SocketAddr,
}

struct EditDesk {
    editing: Arc<dyn Editing>,
    lock: Lock,
    hosts: Vec<String>,
}

/// A server that runs on a background thread until this value is dropped.
pub struct RunningEditor {
    stop: watch::Sender<bool>,
    thread: Option<JoinHandle<()>>,
}

impl EditServer {
    /// Binds a port of this computer. Port 0 is any free one.
    ///
    /// # Errors
    /// If the port cannot be bound.
    pub fn open(port: u16, editing: Arc<dyn Editing>) -> Result<Self, ServerError> {
        let wanted = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let listener =
            connections::listen(wanted).map_err(|error| ServerError::Listen(wanted, error))?;
        listener.set_nonblocking(true)?;
        let (address, key) = (listener.local_addr()?, Key::fresh());
        let desk = EditDesk { editing, lock: key.lock(), hosts: known_hosts(Vec::new(), address) };
        Ok(Self { desk: Arc::new(desk), key, listener, address })
    }

    /// Returns the address of the page, with the key that opens it.
    pub fn link(&self) -> String {
        format!("http://{}/#{}", self.address, self.key)
    }

    /// Serves requests until Ctrl+C or a termination signal.
    ///
    /// # Errors
    /// If the runtime or the listener fails.
    pub fn run(self) -> Result<(), ServerError> {
        runtime()?.block_on(async {
            let stop = told_to_stop()?;
            self.serve(stop).await
        })
    }

    /// Serves requests on a background thread.
    ///
    /// # Errors
    /// If the runtime cannot be created.
    pub fn start(self) -> Result<RunningEditor, ServerError> {
        let (stop, mut stopped) = watch::channel(false);
        let runtime = runtime()?;
        let thread = std::thread::spawn(move || {
            let until = async move {
                // An error means that the sender is gone, so the server ends too.
                let _ = stopped.changed().await;
            };
            if let Err(error) = runtime.block_on(self.serve(until)) {
                session::complain!("{error}");
            }
        });
        Ok(RunningEditor { stop, thread: Some(thread) })
    }

    async fn serve(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServerError> {
        let listener = tokio::net::TcpListener::from_std(self.listener)?;
        let router = router(self.desk);
        Ok(axum::serve(listener, router).with_graceful_shutdown(stop).await?)
    }
}

impl Drop for RunningEditor {
    fn drop(&mut self) {
        self.stop.send_replace(true);
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            session::complain!("the editor ended with an error");
        }
    }
}

fn router(desk: Arc<EditDesk>) -> Router {
    Router::new()
        .route("/", get(|headers: HeaderMap| async move { assets::serve("edit.html", &headers) }))
        .route("/assets/{*name}", get(asset))
        .route("/api/edit/{request}", post(answer))
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(middleware::from_fn_with_state(Arc::clone(&desk), admit))
        .with_state(desk)
}

/// Admits requests of the page itself, and adds the security headers to all responses.
async fn admit(State(desk): State<Arc<EditDesk>>, request: Request, next: Next) -> Response {
    let admitted = guard::check_host(&desk.hosts, &request)
        .and_then(|()| guard::check_origin(&desk.hosts, request.headers()));
    let mut response = match admitted {
        Ok(()) => next.run(request).await,
        Err(refused) => Answered(refused).into_response(),
    };
    guard::protect(response.headers_mut());
    response
}

async fn asset(name: Named, headers: HeaderMap) -> Result<Response, Answered> {
    Ok(assets::serve(&named(name)?, &headers))
}

async fn answer(
    State(desk): State<Arc<EditDesk>>,
    Path(request): Path<String>,
    headers: HeaderMap,
    body: String,
) -> Response {
    let key = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let key: Option<Key> = key.and_then(|value| value.strip_prefix("Bearer ")?.parse().ok());
    if !key.is_some_and(|key| desk.lock.fits(key)) {
        return Answered(failure::used_up()).into_response();
    }
    // Validation may take seconds.
    let answered = tokio::task::spawn_blocking(move || desk.editing.answer(&request, &body)).await;
    match answered {
        Ok(Ok(value)) => Json(value).into_response(),
        Ok(Err(message)) => {
            let error = json!({ "error": { "code": "refused", "message": message } });
            (StatusCode::UNPROCESSABLE_ENTITY, Json(error)).into_response()
        }
        Err(_) => {
            let message = "the program cannot answer this request";
            Answered(Refused::new(StatusCode::INTERNAL_SERVER_ERROR.as_u16(), "server", message))
                .into_response()
        }
    }
}
