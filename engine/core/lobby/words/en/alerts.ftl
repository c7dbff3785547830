# Alerts to players who are not at the table.

alert-turn = Your move in { $name }: { $side }, { $when }. { $url }
alert-end = { $name } is over. { $end } { $url }
no-alerts-here = this host sends no alerts
webhook-address = cannot alert this address: expected a web address such as https://hooks.example.org/abc, of at most { $most } characters
webhook-private = cannot alert this address: it belongs to a private network
webhook-plain-only = cannot alert an https address: this program was built without TLS

plan-title = Plan: { $name }
