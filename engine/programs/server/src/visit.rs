//! Matches of a server from the viewpoint of one client address. New matches count against the
//! quota of that address.

use lobby::{AlertKind, Live, Lobby, MatchStore, PackageIndex, Refused, Visitor};

use crate::asker::Asker;
use crate::matches::Matches;

/// The matches of a server, and the address whose client requests them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visit<'a> {
    matches: &'a Matches,
    visitor: Visitor,
}

impl<'a> Visit<'a> {
    /// Creates the view of the matches for an address.
    pub(crate) fn of(matches: &'a Matches, asker: Asker) -> Self {
        Self { matches, visitor: matches.store.visitor(asker) }
    }
}

impl Lobby for Visit<'_> {
    fn package_index(&self) -> &PackageIndex {
        self.matches.package_index()
    }

    fn match_store(&self) -> &dyn MatchStore {
        self.matches.match_store()
    }

    fn visitor(&self) -> Option<Visitor> {
        Some(self.visitor)
    }

    fn alert_kinds(&self) -> &[AlertKind] {
        self.matches.alerter.get().map_or(&[], |alerter| &alerter.kinds)
    }

    fn check_webhook(&self, address: &str) -> Result<(), Refused> {
        self.matches.alerter.get().ok_or_else(Refused::no_alerts)?.check(address)
    }

    fn look<T>(
        &self,
        id: &str,
        look: impl FnOnce(&Live) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        self.matches.look(id, look)
    }

    fn change<T>(
        &self,
        id: &str,
        change: impl FnOnce(&mut Live) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        self.matches.change(id, change)
    }

    fn add(&self, live: Live) -> Result<(), Refused> {
        self.matches.add(live)
    }
}
