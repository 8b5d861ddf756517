-- Everybody who wrote a part of a delivery: none of them approves that it is sent.
create table delivery_author (
  delivery_id integer not null references delivery (id),
  account_id integer not null references account (id),
  primary key (delivery_id, account_id)
);

insert into delivery_author (delivery_id, account_id)
select id, created_by from delivery
union
select d.id, a.id
  from delivery d
  join (select account_id, action, module, record_id, outcome from audit_entry
        union all
        select account_id, action, module, record_id, outcome from audit_archive) e
    on e.module = 'bulk-delivery' and e.record_id = d.id::text
  join account a on a.id = e.account_id
 where e.action = 'delivery.update' and e.outcome = 'done';
