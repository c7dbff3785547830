//! Web addresses that alerts may reach. Players choose them, so an alert must not become a request
//! to the operator's own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::http::Uri;
use lobby::{BadWebhook, Refused};

use crate::limits::MAX_WEBHOOK;

/// Networks that webhooks may reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Webhooks reach public addresses only.
    Public,
    /// Webhooks may also reach the operator's own machine and private networks.
    Private,
}

impl Reach {
    /// Whether webhooks may reach an address.
    pub(crate) const fn allows(self, address: IpAddr) -> bool {
        match self {
            Self::Public => is_public(address),
            Self::Private => true,
        }
    }
}

/// Checks a web address as far as its text shows.
///
/// # Errors
/// If it is no web address, contains a password, is too long, or names an address that webhooks may
/// not reach.
pub(crate) fn check(address: &str, reach: Reach) -> Result<(), Refused> {
    let wrong = || BadWebhook::NoAddress(MAX_WEBHOOK);
    let uri: Uri = address.parse().map_err(|_| wrong())?;
    let (scheme, host) = (uri.scheme_str().unwrap_or_default(), uri.host().unwrap_or_default());
    let has_user = uri.authority().is_none_or(|authority| authority.as_str().contains('@'));
    if address.len() > MAX_WEBHOOK || host.is_empty() || has_user {
        return Err(wrong().into());
    }
    match scheme {
        "http" => {}
        "https" if cfg!(feature = "tls") => {}
        "https" => return Err(BadWebhook::NoTls.into()),
        _ => return Err(wrong().into()),
    }
    let literal = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    if literal.is_ok_and(|literal| !reach.allows(literal)) {
        return Err(BadWebhook::Private.into());
    }
    Ok(())
}

/// Whether an address belongs to the public internet: neither this machine, nor a private or
/// link-local network, nor a range for special purposes.
const fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(mapped) => is_public_v4(mapped),
            None => is_public_v6(address),
        },
    }
}

const fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_shared = a == 100 && b & 0xc0 == 64;
    let is_protocol = a == 192 && b == 0 && c == 0;
    let is_benchmark = a == 198 && b & 0xfe == 18;
    let is_relay = a == 192 && b == 88 && c == 99;
    !(a == 0
        || a >= 224
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || is_shared
        || is_protocol
        || is_benchmark
        || is_relay)
}

/// Public IPv6 addresses begin with 2 or 3. Addresses that embed an IPv4 address (6to4, Teredo)
/// could reach a private one.
const fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let is_documentation = (first == 0x2001 && second == 0xdb8) || first == 0x3fff;
    let is_special = first == 0x2001 && second < 0x200;
    first & 0xe000 == 0x2000 && first != 0x2002 && !is_documentation && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_private_networks_are_not_public() {
        for private in [
            "127.0.0.1",
            "127.9.9.9",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "100.127.9.9",
            "192.0.0.8",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "192.0.2.1",
            "203.0.113.9",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:7f00:1::",
            "2001:db8::1",
            "2001::1",
        ] {
            let address = private.parse().expect("an address");
            assert!(!Reach::Public.allows(address), "{private}");
            assert!(Reach::Private.allows(address), "{private}");
        }
        for public in ["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1"] {
            assert!(Reach::Public.allows(public.parse().expect("an address")), "{public}");
        }
    }

    #[test]
    fn a_webhook_is_a_web_address() {
        let long = format!("http://hooks.example.org/{}", "x".repeat(MAX_WEBHOOK));
        for wrong in [
            "",
            "hooks.example.org",
            "ftp://example.org/",
            "file:///etc/passwd",
            "http://",
            "http://user:word@example.org/",
            "http://127.0.0.1:1862/",
            "http://[::1]/",
            "http://169.254.169.254/latest",
            "http://exa mple.org/",
            "javascript:alert(1)",
            &long,
        ] {
            assert!(check(wrong, Reach::Public).is_err(), "{wrong}");
        }
        assert!(check("http://hooks.example.org/services/T0/B0", Reach::Public).is_ok());
        assert!(check("http://127.0.0.1:9/hook", Reach::Private).is_ok());
        let secure = check("https://hooks.example.org/", Reach::Public);
        assert_eq!(secure.is_ok(), cfg!(feature = "tls"));
    }
}
