-- How many players somebody saw on a day, and how often masked data was read or searched by.
alter table staff_day
  add column players_read integer not null default 0,
  add column reveals integer not null default 0;

-- Each player counts once a day. Rows of days that are over are deleted.
create table staff_day_read (
  staff_id       integer not null references account (id),
  environment_id integer not null references environment (id),
  day            date not null,
  server_id      integer not null,
  account_id     integer not null,
  primary key (staff_id, environment_id, day, server_id, account_id)
);
