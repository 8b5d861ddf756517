-- Keys of requests are kept as hashes, and answers that hold a secret not at all. Those from before may hold some.
delete from idempotency_key;
