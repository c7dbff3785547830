//! Standard input and output for a service that speaks JSON, one value a line. The service passes over what is not JSON; here
//! its client is told.

use std::io;
use std::sync::Arc;

use serde::de::IgnoredAny;
use session::protocol::MAX_REQUEST;
use tokio::io::{
    AsyncBufRead, AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader, DuplexStream, ReadHalf,
    Stdout, WriteHalf, duplex, split, stdin, stdout,
};
use tokio::sync::Mutex;
use tokio::task::JoinHandle;

/// How many bytes may wait for the service, and as many for its client.
const WAITING: usize = 64 << 10;

/// One byte more than a line may have shows that it is too long.
const ENOUGH: u64 = MAX_REQUEST as u64 + 1;

/// The reply to a line that is not JSON, by JSON-RPC 2.0.
const UNREADABLE: &str = concat!(
    r#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"#,
    r#""message":"expected one JSON value on a line"}}"#,
    "\n"
);

/// Standard output, of which each takes a whole line at once.
type Out = Arc<Mutex<Stdout>>;

/// The end for a service, and what passes on its replies until it has left.
pub(crate) fn stdio() -> (DuplexStream, JoinHandle<()>) {
    let (end, own) = duplex(WAITING);
    let (replies, requests) = split(own);
    let out: Out = Arc::new(Mutex::new(stdout()));
    tokio::spawn(hear(requests, Arc::clone(&out)));
    (end, tokio::spawn(pass_on(replies, out)))
}

/// Passes lines of JSON on to the service until its client leaves.
async fn hear(mut requests: WriteHalf<DuplexStream>, out: Out) {
    let (mut input, mut line) = (BufReader::new(stdin()), Vec::new());
    while next(&mut input, &mut line).await.is_ok_and(|there_is| there_is) {
        let is_json = serde_json::from_slice::<IgnoredAny>(&line).is_ok();
        let done = if is_json || line.trim_ascii().is_empty() {
            requests.write_all(&line).await
        } else {
            write(&out, UNREADABLE.as_bytes()).await
        };
        if done.is_err() {
            break;
        }
    }
    // A service that has left already needs no word of it.
    let _ = requests.shutdown().await;
}

/// Passes the lines of the service on until it leaves, or its client does.
async fn pass_on(replies: ReadHalf<DuplexStream>, out: Out) {
    let (mut replies, mut line) = (BufReader::new(replies), Vec::new());
    while replies.read_until(b'\n', &mut line).await.is_ok_and(|read| read > 0) {
        if write(&out, &line).await.is_err() {
            break;
        }
        line.clear();
    }
}

async fn write(out: &Out, line: &[u8]) -> io::Result<()> {
    let mut out = out.lock().await;
    out.write_all(line).await?;
    out.flush().await
}

/// Reads the next line, as far as it may be read at all, and gives whether there is one; the rest of a longer one is passed
/// over.
async fn next(input: &mut (impl AsyncBufRead + Unpin), line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    if input.take(ENOUGH).read_until(b'\n', line).await? == 0 {
        return Ok(false);
    }
    let mut rest = Vec::new();
    while line.len() as u64 == ENOUGH && line.last() != Some(&b'\n') {
        rest.clear();
        let read = input.take(ENOUGH).read_until(b'\n', &mut rest).await?;
        if read == 0 || rest.last() == Some(&b'\n') {
            break;
        }
    }
    Ok(true)
}
