/** What must hold of players at any moment, whatever happened; each finds what contradicts it. */
export const INVARIANTS: readonly (readonly [string, string])[] = [
  [
    'a wallet is what it was opened with and the sum of its ledger',
    `with changed as (select server, account_id, asset_kind, sum(delta) as delta from player.ledger
                       where config_id is null group by 1, 2, 3)
     select server, account_id, asset_kind, balance, opened_with, delta
       from player.wallet full join changed using (server, account_id, asset_kind)
      where balance is distinct from opened_with + coalesce(delta, 0) limit 5`,
  ],
  [
    'a command that changed a wallet has one line in the ledger, with what was asked for',
    `select c.id, c.kind from player_command c
       left join player_command undone on undone.id = c.undoes
       left join player.ledger l on l.command_id = c.id
      where coalesce(undone.kind, c.kind) = 'change_wallet'
      group by c.id, c.kind, c.params, undone.params
     having count(l.delta) <> 1
         or sum(l.delta) <> coalesce(-(undone.params ->> 'delta')::bigint, (c.params ->> 'delta')::bigint) limit 5`,
  ],
  [
    'a gift has one line in the ledger for each thing',
    `select c.id from player_command c left join player.ledger l on l.command_id = c.id
      where c.kind = 'give' group by c.id, c.params
     having count(l.delta) <> jsonb_array_length(c.params -> 'things') limit 5`,
  ],
  [
    'every ledger entry with a command has that command',
    `select l.command_id from player.ledger l left join player_command c on c.id = l.command_id
      where l.command_id is not null and c.id is null limit 5`,
  ],
  [
    'every command has one entry in the audit log',
    // Counted first: a killed database has no statistics, and would look through the log for each command.
    `with entries as materialized (
       select after ->> 'command_id' as id, count(*) as count from audit_entry where outcome = 'done' group by 1)
     select c.id from player_command c left join entries on entries.id = c.id::text
      where coalesce(entries.count, 0) <> 1 limit 5`,
  ],
  [
    'every recipient of a delivery has one mail of it, and no other player has any',
    `with mails as (
       select m.source_id::integer as delivery_id, s.server_id, m.account_id, count(*) as mails,
              bool_or(m.state = 'recalled') as is_recalled
         from player.mail m join player.server s on s.id = m.server
        where m.source_module = 'bulk-delivery' group by 1, 2, 3)
     select * from delivery_recipient r full join mails using (delivery_id, server_id, account_id)
      where coalesce(mails, 0) <> case when r.state in ('sent', 'recalled', 'kept') then 1 else 0 end
         or coalesce(is_recalled, false) <> (r.state = 'recalled') limit 5`,
  ],
  [
    'the counts of a delivery are those of its recipients',
    `select d.id, d.state, d.waiting, d.sent, d.skipped, d.recalled, d.kept, counted.* from delivery d
       cross join lateral (
         select count(*) filter (where state = 'waiting') as w, count(*) filter (where state = 'sent') as s,
                count(*) filter (where state = 'skipped') as n, count(*) filter (where state = 'recalled') as r,
                count(*) filter (where state = 'kept') as k
           from delivery_recipient where delivery_id = d.id) as counted
      where d.frozen_at is not null and (d.waiting, d.sent, d.skipped, d.recalled, d.kept) <> (w, s, n, r, k) limit 5`,
  ],
  [
    'a list that is frozen names every active player once',
    `select d.id, d.waiting + d.sent + d.skipped + d.recalled + d.kept as listed from delivery d
      where d.frozen_at is not null and d.waiting + d.sent + d.skipped + d.recalled + d.kept <> (
        select count(*) from player.account a join player.server s on s.id = a.server
         where s.environment_id = d.environment_id and a.status = 'active') limit 5`,
  ],
  [
    'a delivery that came to its end waits for nobody, and none is held',
    `select id, state, waiting, problem from delivery
      where state not in ('draft', 'sending', 'sent', 'recalled') or (state = 'sent' and waiting > 0)
         or (state = 'recalled' and finished_at is not null and sent > 0) limit 5`,
  ],
  [
    'a code is used as often as its batch says, and never more often than it may be',
    `select b.batch_id, b.uses, b.quantity, count(r.id) from redemption_batch b left join redemption r on r.batch = b.id
      where b.code_type = 'shared' group by b.id having b.uses <> count(r.id) or count(r.id) > b.quantity limit 5`,
  ],
  [
    'a player redeems a batch no more often than it allows',
    `select r.batch, r.server_id, r.account_id, count(*) from redemption r join redemption_batch b on b.id = r.batch
      group by 1, 2, 3, b.per_user_limit having count(*) > b.per_user_limit limit 5`,
  ],
  [
    'every redemption has its mail, and every mail of a code its redemption',
    `with mails as (
       select m.mail_id, s.environment_id, s.server_id, m.account_id from player.mail m
         join player.server s on s.id = m.server where m.source_module = 'code-redeem-setting')
     select r.request_id, mails.mail_id from redemption r
       full join mails using (mail_id, environment_id, server_id, account_id)
      where r.id is null or mails.mail_id is null limit 5`,
  ],
];
