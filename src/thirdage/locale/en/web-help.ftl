### Help: rules, rulings, cards, words and short pages on how things work.

## The drawer beside the table

web-loading = Loading…
web-back = Back
web-forth = Forward
web-close = Close
web-rule-unknown = There is no rule { $id }.
web-rule-neighbours = Neighbouring rules
web-rules-english = The rules are in English for now.
web-ruling-official = ruling of the publisher
web-ruling-reading = our reading
