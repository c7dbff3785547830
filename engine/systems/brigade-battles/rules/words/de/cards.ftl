# Karten: Begriffe, wie sie sonst heißen und was sie bedeuten. Begriffe stehen am Anfang von refusals.ftl.
# card-…-words nennt die Wörter, die die Karte öffnen, durch Kommas getrennt, so wie sie in den Texten des Spiels stehen.

card-sequence-of-play = Spielablauf
card-sequence-of-play-words = Spielerzug, Phasen
card-sequence-of-play-text = Ein Spielzug sind zwei Spielerzüge. In jedem: Befehlsphase, Artilleriephase, Bewegungsphase, Kampfphase mit dem Abwehrfeuer des Feindes und dann deinem Angriffsfeuer, Sammelphase.

card-strength-points = Stärkepunkte
card-strength-points-words = StP
card-strength-points-text = Die Zahl auf einer Einheit: die Stärke, mit der sie feuert, und was sie verliert. Bei 0 ist sie vernichtet. { $men }

card-morale = Moral
card-morale-words = grün, schwarz, gold
card-morale-text = Die Farbe der Stärke einer Einheit: grün { $green }, schwarz { $black }, gold { $gold }. Eine Moralprobe misslingt, wenn der veränderte Würfel höher ist.

card-morale-check = Moralprobe
card-morale-check-words = M, Moralproben
card-morale-check-text = Würfle, mit { $leader-die } bei einem Anführer, der die Einheit führt. Ein Ergebnis über dem Moralwert misslingt. Unter Feuer misslingt auch eine unveränderte 10, und die Einheit flieht; was eine 10 beim Sammeln bewirkt, sagt R-06.

card-zone-of-control = Kontrollzone
card-zone-of-control-words = ZOC, Kontrollzonen
card-zone-of-control-text = Die sechs Felder um eine Einheit, die nicht auf der Flucht ist. Ein Feind, der sie betritt, muss anhalten und zahlt { $leave-zone } Bewegungspunkt, um sie zu verlassen.

card-command = Befehlsreichweite
card-command-words = in Befehlsreichweite
card-command-text = Eine Einheit ist bis zu { $radius } Felder von einem Anführer, der sie führt, in Befehlsreichweite, oder bis zu { $replacement-radius } von einem Nachfolger. Nur dann darf sie feindliche Kontrollzonen betreten, in Kolonne marschieren oder sich sammeln.

card-out-of-command = Außer Befehl
card-out-of-command-words = außer Befehl
card-out-of-command-text = Eine Einheit, die in der Befehlsphase kein Anführer erreicht. Sie darf feuern, aber in diesem Zug keine feindliche Kontrollzone betreten, nicht in Kolonne marschieren und sich nicht sammeln.

card-independent = Unabhängig
card-independent-words = unabhängig
card-independent-text = Eine Einheit, die immer in Befehlsreichweite ist.

card-replacement = Nachfolger
card-replacement-words = Nachfolgers
card-replacement-text = Die Rückseite eines Anführers, nachdem er getroffen wurde: seine Befehlsreichweite ist { $replacement-radius }. Wird er erneut getroffen, verlässt er das Spiel.

card-movement-points = Bewegungspunkte
card-movement-points-words = BP
card-movement-points-text = Was eine Einheit ausgibt, um Felder zu betreten: Infanterie { $foot }, aufgeprotzte Artillerie { $limbered }, berittene Kavallerie { $mounted }, abgesessene Kavallerie { $dismounted }, Anführer { $leader-points }.

card-column = Kolonne
card-column-words = in Kolonne, Spalte
card-column-text = Der Marschsatz mehr als { $column-beyond } Felder vom Feind entfernt: { $column } Bewegungspunkt für ein Feld auf einer Straße oder mit leichtem Gelände ({ $column-terrain }). Auf der Kampftabelle ist eine Spalte ein Bereich der Stärke.

card-limbered = Aufgeprotzt
card-limbered-words = aufgeprotzt
card-limbered-text = Artillerie, zum Fahren angehängt. Sie kann nicht feuern, und Feuer auf sie verschiebt sich um { $limbered-shift } Spalte nach rechts.

card-unlimbered = Abgeprotzt
card-unlimbered-words = abgeprotzt
card-unlimbered-text = Artillerie, bereit zum Feuern. Sie kann sich erst bewegen, wenn sie aufprotzt, was { $change } Bewegungspunkte kostet.

card-mounted = Beritten
card-mounted-words = beritten
card-mounted-text = Kavallerie im Sattel: { $mounted } Bewegungspunkte.

card-dismounted = Abgesessen
card-dismounted-words = abgesessen
card-dismounted-text = Kavallerie zu Fuß: { $dismounted } Bewegungspunkte. Sie kämpft wie Infanterie.

card-line-of-sight = Sichtlinie
card-line-of-sight-words = Sichtlinien
card-line-of-sight-text = Die gerade Linie zwischen zwei Feldmitten. Höhere Felder und diese Geländearten dazwischen blockieren sie: { $blocking }. Ebenso eine eigene Einheit neben dem Ziel. Nachbarfelder sehen sich immer.

card-flank-fire = Flankierendes Feuer
card-flank-fire-words = flankierendes Feuer
card-flank-fire-text = Feuer aus mindestens { $flank-hexes } Feldern neben dem Ziel: { $flank } auf den Würfel.

card-defensive-fire = Abwehrfeuer
card-defensive-fire-words = Abwehrfeuers
card-defensive-fire-text = Die erste Hälfte der Kampfphase: Die Seite, die nicht am Zug ist, feuert, Artillerie wie Infanterie.

card-offensive-fire = Angriffsfeuer
card-offensive-fire-words = Angriffsfeuers
card-offensive-fire-text = Die zweite Hälfte der Kampfphase: Infanterie und abgesessene Kavallerie der Seite am Zug feuern.

card-retreat = Rückzug
card-retreat-words = R, Rückzüge
card-retreat-text = Die Einheit zieht sich { $retreat } Felder zurück, auf ihr Rückzugsfeld zu und vom Feind weg. Feindliche Kontrollzonen kosten sie Stärkepunkte.

card-routed = Auf der Flucht
card-routed-words = auf der Flucht, Flucht, flieht
card-routed-text = Die Einheit flieht { $rout } Felder. Bis sie sich sammelt, übt sie keine Kontrollzone aus, feuert nicht und bewegt sich ein Feld je Zug.

card-shattered = Zerschlagen
card-shattered-words = zerschlagen
card-shattered-text = Infanterie oder Kavallerie, die etwa die Hälfte ihrer Stärke verloren hat, für immer. Sie feuert, darf aber nicht in eine feindliche Kontrollzone ziehen und nicht in Kolonne marschieren.

card-rally = Sammeln
card-rally-words = sammelt sich
card-rally-text = In ihrer Sammelphase legt eine Einheit auf der Flucht, die in Befehlsreichweite ist, eine Moralprobe ab. Gelingt sie, ist sie nicht mehr auf der Flucht.

card-night = Nacht
card-night-words = bei Nacht
card-night-text = Nacht: { $night }. Keine Einheit zieht in eine feindliche Kontrollzone, und Feuer reicht { $night-range } Feld weit.

card-fate = Schicksal
card-fate-words = Schicksalsmarker
card-fate-text = Ein Marker mit dem Namen eines Anführers. Gib ihn aus, um einen Wurf zu wiederholen, der eine Einheit unter ihm und in seiner Reichweite betrifft. Der zweite Wurf gilt.

card-objective = Ziel
card-objective-words = Ziele
card-objective-text = Ein Feld, das der Seite { $holder } am Ende jedes Zuges, in dem eine ihrer Kampfeinheiten es besetzt, { $objective } SP bringt: { $objectives }.

card-victory-points = Siegpunkte
card-victory-points-words = SP
card-victory-points-text = Jeder verlorene feindliche Stärkepunkt bringt { $strength-vp }, jede Stufe eines feindlichen Anführers { $leader-vp }; Ziele zählen in jedem Zug. Die Seite { $holder } braucht { $balance } SP ({ $what-counts }), davon { $from-objectives } für Ziele.
