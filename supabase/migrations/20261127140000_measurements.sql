-- Feet measured by hand with the paper sheet: length and width of both. No level, no arch and no gait follow from them, so
-- they are no rows of scans, which the app alone writes.

create table public.measurements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  child_id uuid not null,
  kind text not null default 'by-hand' check (kind = 'by-hand'),
  -- The day in the family's own calendar.
  measured_on date not null,
  -- Millimetres, whole or half: the sheet's ruler shows no less. The ranges are those of a scan.
  left_length_mm real not null check (left_length_mm between 80 and 350 and left_length_mm * 2 = floor(left_length_mm * 2)),
  left_width_mm real not null check (left_width_mm between 30 and 150 and left_width_mm * 2 = floor(left_width_mm * 2)),
  right_length_mm real not null check (right_length_mm between 80 and 350 and right_length_mm * 2 = floor(right_length_mm * 2)),
  right_width_mm real not null check (right_width_mm between 30 and 150 and right_width_mm * 2 = floor(right_width_mm * 2)),
  created_at timestamptz not null default now(),
  constraint measurements_once_a_day unique (child_id, measured_on),
  -- Both columns, so that nobody measures somebody else's child.
  foreign key (child_id, user_id) references public.children (id, user_id) on delete cascade on update cascade
);
create index measurements_user_id_idx on public.measurements (user_id, measured_on desc);

alter table public.measurements enable row level security;
-- A measurement is added or deleted, never changed.
revoke all on public.measurements from public, anon, authenticated, service_role;
grant select, insert, delete on public.measurements to authenticated;
grant select, insert, update, delete on public.measurements to service_role;

create policy "people measure their own children" on public.measurements
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Refuses with a sentence for the person at the form. A day that has not come and a day before the birth bind people, not
-- restored data or the service.
create function public.bound_measurements() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 500;
  stored integer;
  born date;
begin
  if auth.uid() is not null then
    -- Somewhere it is tomorrow already.
    if new.measured_on > (now() at time zone 'utc')::date + 1 then
      raise exception using errcode = 'PT422', message = 'This day has not come yet. Check the day of the measurement.';
    end if;
    select make_date(birth_year, birth_month, 1) into born
      from public.children where id = new.child_id and user_id = new.user_id;
    if new.measured_on < born then
      raise exception using errcode = 'PT422', message = 'This day is before the birth month. Check the day of the measurement.';
    end if;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('measurements of ' || new.child_id, 0));
  if exists (select from public.measurements where child_id = new.child_id and measured_on = new.measured_on) then
    raise exception using errcode = 'PT409',
      message = 'There is a measurement of this day already. Delete that one first, then save this one.';
  end if;
  select count(*) into stored from public.measurements where child_id = new.child_id;
  if stored >= most then
    raise exception using errcode = 'PT409', message = format(
      'A child''s profile holds at most %s measurements. Delete one you no longer need, then add this one.', most);
  end if;
  return new;
end;
$$;

create trigger bound_measurements before insert on public.measurements
  for each row execute function public.bound_measurements();

revoke execute on function public.bound_measurements() from public, anon, authenticated;
