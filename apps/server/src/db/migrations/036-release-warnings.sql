-- The warnings that a release went out with. One that is in the live release needs no second acceptance: it
-- points to the release for which a person accepted it. `key` names warning and value (sha256, hexadecimal).
create table release_warning (
  release_id integer not null references release (id),
  key text collate "C" not null,
  module text not null,
  accepted_release_id integer not null references release (id),
  primary key (release_id, key)
);
