-- Whether a product was ever sold: asked before its price changes.
create index purchase_product on player.purchase (server, product_module, product_id)
  where paid_at is not null and state <> 'sandbox';
