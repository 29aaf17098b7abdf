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

-- What one account may store. People tick off the last days only, so nobody fills the years before, and what is older
-- than 400 days goes with the next tick. Neither binds restored data or the service.
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

revoke execute on function public.bound_exercises_done() from public, anon, authenticated;
