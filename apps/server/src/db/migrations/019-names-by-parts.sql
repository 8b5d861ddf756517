-- Names that contain a text, in two samples of the players: what thousands contain is met in the smaller one.
create index account_grams_of_256th on player.account using gin (grams) where hashint4(account_id) & 255 = 0;
create index account_grams_of_16th on player.account using gin (grams) where hashint4(account_id) & 15 = 0;
