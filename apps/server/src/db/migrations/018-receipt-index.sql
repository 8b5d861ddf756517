-- Orders of different players that came with one receipt.
create index purchase_receipt on player.purchase (receipt_hash) where receipt_hash is not null;
