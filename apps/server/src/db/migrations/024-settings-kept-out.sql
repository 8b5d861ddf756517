-- Environment-wide records whose last state has errors stay at their last good one, in releases and
-- in the patch: what of them is in force is written down like a record that was held back.
alter table release_hold add column is_kept_out boolean not null default false;
alter table environment_patch add column holds jsonb not null default '[]';
