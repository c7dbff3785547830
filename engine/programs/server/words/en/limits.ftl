# Limits of the server that people meet. Errors that only programs meet are in English.

limit-size = the request is too large: expected at most { $limit } bytes
limit-requests = too many requests: wait a moment
limit-stored = daily storage limit of your address reached: try again later
limit-uploads = too many uploads from your address: wait a moment
limit-followers = too many people follow this match: try again later
limit-followed = too many matches are followed from your address
limit-disk = the server's disk is almost full: new matches are not possible, but existing ones continue
limit-banned = this server refuses requests from your address
limit-link = this link works only once: use the page that it opened, or the address that the program printed
limit-time = the request took too long to arrive: send it again
limit-busy = the server is busy: try again in a moment
