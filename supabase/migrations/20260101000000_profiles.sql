-- Hosted projects give new tables no privileges, so every migration grants what it means to give.
grant usage on schema public to anon, authenticated, service_role;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text not null default '' check (char_length(first_name) <= 80),
  last_name text not null default '' check (char_length(last_name) <= 80),
  email text not null check (char_length(email) <= 320),
  -- Every account starts a group of its own; a practice can put several accounts into one.
  group_id uuid not null default gen_random_uuid(),
  role text not null default 'parent' check (role in ('parent', 'pediatric_professional')),
  created_at timestamptz not null default now()
);
create index profiles_group_id_idx on public.profiles (group_id);

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant update (first_name, last_name) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "people read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "people change their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- The website sends display_name: first and last name joined by one space. Too long a name is cut, because
-- an error here would make the sign-up itself fail.
create function public.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  display_name text := btrim(coalesce(new.raw_user_meta_data ->> 'display_name', ''));
  first_name text := split_part(display_name, ' ', 1);
begin
  insert into public.profiles (id, email, first_name, last_name)
  values (
    new.id,
    coalesce(new.email, ''),
    left(first_name, 80),
    left(btrim(substr(display_name, char_length(first_name) + 1)), 80)
  );
  return new;
end;
$$;

create trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();

create function public.follow_user_email() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = coalesce(new.email, '') where id = new.id;
  return new;
end;
$$;

create trigger follow_user_email after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function public.follow_user_email();

-- A second guard behind the column grants, should anybody ever grant more. Runs as the caller
-- (no security definer), so current_user is the role of the request; the owner of the table is the backend, too.
create function public.guard_profile() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_user <> 'service_role'
    and not pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'member')
    and (new.id, new.email, new.role, new.group_id)
      is distinct from (old.id, old.email, old.role, old.group_id)
  then
    raise exception 'Only the backend changes id, email, role and group of a profile.'
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end;
$$;

create trigger guard_profile before update on public.profiles
  for each row execute function public.guard_profile();

revoke execute on function public.create_profile() from public, anon, authenticated;
revoke execute on function public.follow_user_email() from public, anon, authenticated;
