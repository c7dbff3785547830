//! Identity of a client for rate limits: its address, or the address that a trusted proxy reports.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderName};

/// An IPv4 address, or the /64 prefix of an IPv6 address. Providers typically assign a whole /64
/// prefix to one customer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Asker(IpAddr);

/// Address at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Header in which a proxy names its client. Each proxy appends an entry at the end.
const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

impl From<IpAddr> for Asker {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(six) => {
                let network = u128::from(six) >> 64 << 64;
                Self(IpAddr::V6(network.into()))
            }
            four => Self(four),
        }
    }
}

impl Asker {
    /// Returns the bytes of the address.
    pub(crate) fn bytes(self) -> [u8; 16] {
        match self.0 {
            IpAddr::V4(four) => four.to_ipv6_mapped().octets(),
            IpAddr::V6(six) => six.octets(),
        }
    }
}

impl Peer {
    /// Whether the address is that of one of the given proxies.
    pub(crate) fn is_among(self, proxies: &[IpAddr]) -> bool {
        proxies.iter().any(|proxy| proxy.to_canonical() == self.0.to_canonical())
    }

    /// Returns the client that sent a request. The forwarding header counts only if the other end
    /// of the connection is a trusted proxy.
    pub(crate) fn asker(self, headers: &HeaderMap, proxies: &[IpAddr]) -> Asker {
        let told = || {
            let last = headers.get_all(FORWARDED).iter().next_back()?.to_str().ok()?;
            last.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
        };
        let forwarded = if self.is_among(proxies) { told() } else { None };
        forwarded.unwrap_or(self.0).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_network_of_six_is_one_asker() {
        let asker = |text| Asker::from(address(text));
        assert_eq!(asker("2001:db8:1:2::1"), asker("2001:db8:1:2:ffff::9"));
        assert_ne!(asker("2001:db8:1:2::1"), asker("2001:db8:1:3::1"));
        assert_eq!(asker("::ffff:10.0.0.1"), asker("10.0.0.1"));
        assert_ne!(asker("10.0.0.1"), asker("10.0.0.2"));
    }

    #[test]
    fn only_a_trusted_proxy_says_for_whom_it_asks() {
        let mut headers = HeaderMap::new();
        headers.append(FORWARDED, "10.9.9.9".parse().expect("a value"));
        headers.append(FORWARDED, "10.8.8.8, 10.7.7.7".parse().expect("a value"));
        let proxies = [address("127.0.0.1")];
        let asker = |peer| Peer(address(peer)).asker(&headers, &proxies);
        assert_eq!(asker("127.0.0.1"), address("10.7.7.7").into());
        assert_eq!(asker("::ffff:127.0.0.1"), address("10.7.7.7").into());
        assert_eq!(asker("127.0.0.2"), address("127.0.0.2").into());
        let none = Peer(address("127.0.0.1")).asker(&HeaderMap::new(), &proxies);
        assert_eq!(none, address("127.0.0.1").into());
    }
}
