-- A deleted child can be brought back for 30 days. It leaves every table at once, so no list, function or link can show
-- it; what is kept is one sealed copy, which its owner alone can restore, export or delete for good.

-- What the child is called in a practice, by chart number or initials.
alter table public.children add column reference text not null default ''
  check (char_length(reference) <= 40)
  constraint children_reference_plain
    check (reference !~ '[\x01-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]');

create table public.deleted_children (
  -- The child's own.
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  deleted_at timestamptz not null default now(),
  -- What distinguishes it in a list, without reading the copy.
  scan_count integer not null,
  last_taken_at timestamptz,
  last_taken_offset smallint,
  -- The rows as they were. A migration that adds a column which is never null fills it here, too.
  child jsonb not null,
  scans jsonb not null,
  measurements jsonb not null,
  exercises_done jsonb not null,
  reminder_mails jsonb not null,
  -- Ids of the order lines that were for the child.
  order_lines uuid[] not null
);
create index deleted_children_user_id_idx on public.deleted_children (user_id, deleted_at desc);
create index deleted_children_deleted_at_idx on public.deleted_children (deleted_at);

alter table public.deleted_children enable row level security;
revoke all on public.deleted_children from public, anon, authenticated, service_role;
grant select (id, user_id, deleted_at, scan_count, last_taken_at, last_taken_offset, child, scans, measurements, exercises_done)
  on public.deleted_children to authenticated;
grant delete on public.deleted_children to authenticated;
grant select, update, delete on public.deleted_children to service_role;

create policy "people see what they deleted" on public.deleted_children
  for select to authenticated
  using (user_id = (select auth.uid()) and deleted_at > now() - interval '30 days');
create policy "people delete for good what they deleted" on public.deleted_children
  for delete to authenticated using (user_id = (select auth.uid()));

-- Keeps the copy before the row goes. Sharing links and pairing codes are not in it: they end with the deletion.
create function public.keep_deleted_child() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 500;
  stored integer;
begin
  -- Waits for a scan that is just arriving.
  perform pg_advisory_xact_lock(hashtextextended('scans of ' || old.id, 0));
  perform pg_advisory_xact_lock(hashtextextended('deleted children of ' || old.user_id, 0));
  delete from public.deleted_children where user_id = old.user_id and deleted_at <= now() - interval '30 days';
  select count(*) into stored from public.deleted_children where user_id = old.user_id;
  if stored >= most then
    raise exception using errcode = 'PT409', message = format(
      'At most %s deleted profiles are kept. Delete some of them for good in the settings, then delete this one.', most);
  end if;
  insert into public.deleted_children (id, user_id, scan_count, last_taken_at, last_taken_offset, child, scans,
      measurements, exercises_done, reminder_mails, order_lines)
    select old.id, old.user_id,
      (select count(*) from public.scans where child_id = old.id),
      last.taken_at, last.taken_offset, to_jsonb(old),
      (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from public.scans one where child_id = old.id),
      (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from public.measurements one where child_id = old.id),
      (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from public.exercises_done one where child_id = old.id),
      (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from public.reminder_mails one
        where child_id = old.id and sent_at is not null),
      (select coalesce(array_agg(id), '{}') from public.order_lines where child_id = old.id)
    from (select 1) as here
    left join lateral (
      select taken_at, taken_offset from public.scans where child_id = old.id order by taken_at desc limit 1
    ) last on true;
  return old;
end;
$$;

-- Only where its person deletes a child: with the account, or by the service, it goes for good. A cascade runs as the
-- owner of the table.
create trigger keep_deleted_child before delete on public.children
  for each row when (current_user = 'authenticated')
  execute function public.keep_deleted_child();

-- Ticks that come back are older than those that can be set.
create or replace function public.bound_exercises_done() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  most_of_child constant integer := 30;
  most_of_account constant integer := 500;
  stored integer;
  today constant date := (now() at time zone 'utc')::date;
begin
  if auth.uid() is not null and current_setting('little_arches.restoring', true) is distinct from 'on' then
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

-- Brings the caller's deleted child back with all that its copy holds. PT404 where there is none any more, PT409 where
-- the account holds as many children as it can.
create function public.restore_child(p_child_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  kept public.deleted_children;
begin
  if caller is null then
    raise exception 'Sign in to bring a profile back.' using errcode = 'insufficient_privilege';
  end if;
  delete from public.deleted_children
    where id = p_child_id and user_id = caller and deleted_at > now() - interval '30 days'
    returning * into kept;
  if kept.id is null then
    raise exception 'This profile can’t be brought back any more.' using errcode = 'PT404';
  end if;
  perform set_config('little_arches.restoring', 'on', true);
  insert into public.children select * from jsonb_populate_record(null::public.children, kept.child);
  insert into public.scans select * from jsonb_populate_recordset(null::public.scans, kept.scans);
  insert into public.measurements select * from jsonb_populate_recordset(null::public.measurements, kept.measurements);
  insert into public.exercises_done
    select * from jsonb_populate_recordset(null::public.exercises_done, kept.exercises_done);
  insert into public.reminder_mails
    select * from jsonb_populate_recordset(null::public.reminder_mails, kept.reminder_mails);
  update public.order_lines as line set child_id = kept.id
    from public.orders
    where line.id = any (kept.order_lines) and line.child_id is null
      and orders.id = line.order_id and orders.user_id = caller;
  perform set_config('little_arches.restoring', 'off', true);
end;
$$;

-- Deletes for good what was deleted 30 days ago. Returns how many.
create function public.purge_deleted_children() returns integer
  language sql security definer set search_path = ''
as $$
  with purged as (
    delete from public.deleted_children where deleted_at <= now() - interval '30 days' returning 1
  )
  select count(*)::integer from purged;
$$;

-- A hosted project runs it each hour; the embedded backend's clock does the same.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('purge-deleted-children', '17 * * * *', 'select public.purge_deleted_children()');
  end if;
end;
$$;

-- A large practice. What is deleted doesn't count.
create or replace function public.bound_children() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 3000;
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

revoke execute on function
  public.keep_deleted_child(),
  public.restore_child(uuid),
  public.purge_deleted_children()
from public, anon, authenticated;
grant execute on function public.restore_child(uuid) to authenticated;
grant execute on function public.purge_deleted_children() to service_role;
