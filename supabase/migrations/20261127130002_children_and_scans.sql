-- Children, their scans, and the exercises that they did.

create table public.children (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  first_name text not null check (char_length(btrim(first_name)) between 1 and 60 and char_length(first_name) <= 60),
  birth_month smallint not null check (birth_month between 1 and 12),
  birth_year smallint not null check (birth_year between 2000 and 2100),
  -- EU size, whole or half.
  shoe_size real check (shoe_size between 15 and 50 and shoe_size * 2 = floor(shoe_size * 2)),
  avatar text not null default 'fox'
    check (avatar in ('fox', 'bear', 'rabbit', 'owl', 'frog', 'cat', 'whale', 'hedgehog')),
  notes text not null default '' check (char_length(notes) <= 2000),
  created_at timestamptz not null default now(),
  unique (id, user_id)
);
create index children_user_id_idx on public.children (user_id, created_at);

alter table public.children enable row level security;
grant select, insert, update, delete on public.children to authenticated, service_role;

create policy "people manage their own children" on public.children
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create table public.scans (
  id uuid primary key default gen_random_uuid(),
  child_id uuid not null,
  user_id uuid not null,
  -- The scan's id in the app's file. A file sent a second time is the same scan.
  source_id uuid,
  arrived_by text check (arrived_by in ('app', 'import')),
  taken_at timestamptz not null,
  -- Minutes east of UTC at the place where it was taken. Null where the file says UTC only, as 'Z' and '-00:00' do
  -- (RFC 9557).
  taken_offset smallint check (taken_offset between -720 and 840),
  status text not null default 'processing' check (status in ('processing', 'ready', 'failed')),
  failure_reason text check (char_length(failure_reason) between 1 and 300),
  left_foot jsonb,
  right_foot jsonb,
  gait jsonb,
  level smallint check (level between 0 and 3),
  exercises jsonb not null default '[]' check (jsonb_typeof(exercises) = 'array'),
  product_level text check (product_level in ('0', '1', '2', '3')),
  note text check (char_length(note) <= 1000),
  created_at timestamptz not null default now(),
  -- Both columns, so that a scan can't belong to somebody else than its child does.
  foreign key (child_id, user_id) references public.children (id, user_id) on delete cascade on update cascade,
  constraint scans_of_user unique (id, user_id),
  constraint scans_arrive_once unique (child_id, source_id),
  constraint scans_failed_says_why check ((status = 'failed') = (failure_reason is not null)),
  constraint scans_ready_has_values check (
    status <> 'ready' or (left_foot is not null and right_foot is not null and gait is not null and level is not null)
  ),
  constraint scans_left_foot_plausible check (
    left_foot is null or left_foot @? '$ ? (
      @.length_mm >= 80 && @.length_mm <= 350 && @.width_mm >= 30 && @.width_mm <= 150
      && @.arch_height_mm >= 0 && @.arch_height_mm <= 60 && @.arch_index >= 0 && @.arch_index <= 1
      && @.heel_angle_deg >= -30 && @.heel_angle_deg <= 30
      && (@.pronation == "neutral" || @.pronation == "over" || @.pronation == "under"))'
  ),
  constraint scans_right_foot_plausible check (
    right_foot is null or right_foot @? '$ ? (
      @.length_mm >= 80 && @.length_mm <= 350 && @.width_mm >= 30 && @.width_mm <= 150
      && @.arch_height_mm >= 0 && @.arch_height_mm <= 60 && @.arch_index >= 0 && @.arch_index <= 1
      && @.heel_angle_deg >= -30 && @.heel_angle_deg <= 30
      && (@.pronation == "neutral" || @.pronation == "over" || @.pronation == "under"))'
  ),
  constraint scans_gait_plausible check (
    gait is null or gait @? '$ ? (
      @.cadence_steps_per_min >= 40 && @.cadence_steps_per_min <= 260
      && @.step_length_cm >= 10 && @.step_length_cm <= 120
      && @.foot_progression_angle_left_deg >= -60 && @.foot_progression_angle_left_deg <= 60
      && @.foot_progression_angle_right_deg >= -60 && @.foot_progression_angle_right_deg <= 60)'
  ),
  constraint scans_left_foot_size check (octet_length(left_foot::text) <= 4000),
  constraint scans_right_foot_size check (octet_length(right_foot::text) <= 4000),
  constraint scans_gait_size check (octet_length(gait::text) <= 4000),
  constraint scans_exercises_size check (octet_length(exercises::text) <= 40000)
);
create index scans_user_id_idx on public.scans (user_id, taken_at desc);
create index scans_child_id_idx on public.scans (child_id, taken_at desc);

-- The phone app's backend writes scans; the website only reads them.
alter table public.scans enable row level security;
grant select on public.scans to authenticated;
grant select, insert, update, delete on public.scans to service_role;

create policy "people read their own scans" on public.scans
  for select to authenticated using (user_id = (select auth.uid()));

-- Which exercises a child did on which day, as the family ticks them off.
create table public.exercises_done (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  child_id uuid not null,
  -- The title it has in the scan that suggests it.
  exercise text not null check (char_length(btrim(exercise)) between 1 and 200 and char_length(exercise) <= 200),
  -- The day in the family's own calendar, which may be a day ahead of or behind the server's.
  done_on date not null,
  created_at timestamptz not null default now(),
  unique (child_id, done_on, exercise),
  -- Both columns, so that nobody ticks off for somebody else's child.
  foreign key (child_id, user_id) references public.children (id, user_id) on delete cascade on update cascade
);
create index exercises_done_user_id_idx on public.exercises_done (user_id, done_on desc);

alter table public.exercises_done enable row level security;
-- A tick is set or taken away, never changed.
revoke all on public.exercises_done from public, anon, authenticated, service_role;
grant select, insert, delete on public.exercises_done to authenticated;
grant select, insert, update, delete on public.exercises_done to service_role;

create policy "people tick off for their own children" on public.exercises_done
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- What one account may store, so that nobody fills the database for everybody else. The bounds are far above what a
-- family or a practice has. A refusal has SQLSTATE PT409, which the data API answers with status 409, and a
-- sentence for the person at the form.
create function public.bound_children() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 500;
  stored integer;
begin
  -- One at a time for each account, or two children added together would both find the last place.
  perform pg_advisory_xact_lock(hashtextextended('children of ' || new.user_id, 0));
  select count(*) into stored from public.children where user_id = new.user_id;
  if stored >= most then
    raise exception using errcode = 'PT409', message = format(
      'An account holds at most %s children. Delete a profile you no longer need, then add this one.', most);
  end if;
  return new;
end;
$$;

create trigger bound_children before insert on public.children
  for each row execute function public.bound_children();
create trigger bound_moved_children before update of user_id on public.children
  for each row when (old.user_id is distinct from new.user_id)
  execute function public.bound_children();

create function public.bound_scans() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 500;
  stored integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('scans of ' || new.child_id, 0));
  select count(*) into stored from public.scans where child_id = new.child_id;
  if stored >= most then
    raise exception using errcode = 'PT409', message = format(
      'A child''s profile holds at most %s scans. Delete one you no longer need, then add this one.', most);
  end if;
  return new;
end;
$$;

create trigger bound_scans before insert on public.scans
  for each row execute function public.bound_scans();

-- People tick off the last days only, so nobody fills the years before, and what is older than 400 days goes with the
-- next tick. Neither binds restored data or the service.
create function public.bound_exercises_done() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  most_of_child constant integer := 30;
  most_of_account constant integer := 500;
  stored integer;
  today constant date := (now() at time zone 'utc')::date;
begin
  if auth.uid() is not null then
    if new.done_on not between today - 7 and today + 1 then
      raise exception using errcode = 'PT422', message = 'Exercises can be ticked off for the last seven days.';
    end if;
    delete from public.exercises_done where user_id = new.user_id and done_on < today - 400;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('exercises of ' || new.user_id, 0));
  select count(*) into stored from public.exercises_done
    where user_id = new.user_id and done_on = new.done_on and child_id = new.child_id;
  if stored >= most_of_child then
    raise exception using errcode = 'PT409', message = format(
      'A child has at most %s exercises done on one day.', most_of_child);
  end if;
  select count(*) into stored from public.exercises_done
    where user_id = new.user_id and done_on = new.done_on;
  if stored >= most_of_account then
    raise exception using errcode = 'PT409', message = format(
      'An account has at most %s exercises done on one day.', most_of_account);
  end if;
  return new;
end;
$$;

create trigger bound_exercises_done before insert on public.exercises_done
  for each row execute function public.bound_exercises_done();

revoke execute on function public.bound_children(), public.bound_scans(), public.bound_exercises_done()
from public, anon, authenticated;
