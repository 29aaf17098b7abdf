-- What one account may store, so that nobody fills the database for everybody else. The bounds lie far above what a
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

alter table public.scans
  add constraint scans_left_foot_size check (octet_length(left_foot::text) <= 4000),
  add constraint scans_right_foot_size check (octet_length(right_foot::text) <= 4000),
  add constraint scans_gait_size check (octet_length(gait::text) <= 4000),
  add constraint scans_exercises_size check (octet_length(exercises::text) <= 40000);

-- People write their own metadata through the auth server, and every access token carries it.
create function public.bound_user_metadata() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 4000 then
    raise exception using errcode = 'PT422', message = 'The data of an account holds at most 4000 bytes.';
  end if;
  return new;
end;
$$;

create trigger bound_user_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function public.bound_user_metadata();

revoke execute on function public.bound_children(), public.bound_scans(), public.bound_user_metadata()
  from public, anon, authenticated;
