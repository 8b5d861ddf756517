-- Who runs jobs, and when each last said so. What a worker that fell silent was doing is given to others.
create unlogged table job_worker (
  id text primary key,
  seen_at timestamptz not null default now()
);
