//! Standard input and output for a service that speaks line-delimited JSON. The service silently
//! skips invalid JSON, so this module replies to invalid JSON with an error.

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

/// Bytes buffered in each direction.
const WAITING: usize = 64 << 10;

/// Maximum number of bytes to read of a line. The extra byte detects a line that is too long.
const ENOUGH: u64 = MAX_REQUEST as u64 + 1;

/// JSON-RPC 2.0 reply to a line that is not valid JSON.
const UNREADABLE: &str = concat!(
    r#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"#,
    r#""message":"expected one JSON value on a line"}}"#,
    "\n"
);

/// Standard output, which a writer locks until its line is complete.
type Out = Arc<Mutex<Stdout>>;

/// Returns a stream for a service, and a task that forwards the service's replies until the service
/// ends.
pub(crate) fn stdio() -> (DuplexStream, JoinHandle<()>) {
    let (end, own) = duplex(WAITING);
    let (replies, requests) = split(own);
    let out: Out = Arc::new(Mutex::new(stdout()));
    tokio::spawn(hear(requests, Arc::clone(&out)));
    (end, tokio::spawn(pass_on(replies, out)))
}

/// Forwards lines of JSON from the client to the service until the client disconnects.
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
    // The service may already have ended.
    let _ = requests.shutdown().await;
}

/// Forwards lines from the service to the client until either end disconnects.
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

/// Reads the next line up to the limit and skips the rest of a longer line. Returns false at the
/// end of input.
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
