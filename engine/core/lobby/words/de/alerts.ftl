# Benachrichtigungen an Spieler, die nicht am Tisch sind.

alert-turn = Du bist am Zug in { $name }: { $side }, { $when }. { $url }
alert-end = { $name } ist zu Ende. { $end } { $url }
no-alerts-here = dieser Server verschickt keine Benachrichtigungen
webhook-address = diese Adresse kann nicht benachrichtigt werden: erwartet wird eine Webadresse wie https://hooks.example.org/abc mit höchstens { $most } Zeichen
webhook-private = diese Adresse kann nicht benachrichtigt werden: sie gehört zu einem privaten Netz
webhook-plain-only = https-Adressen können nicht benachrichtigt werden: dieses Programm wurde ohne TLS gebaut

plan-title = Plan: { $name }
