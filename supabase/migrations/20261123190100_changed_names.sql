-- Who changes their name is called so everywhere: the auth server keeps the one from the sign-up in the account and
-- writes it into each access token.
create function public.follow_changed_name() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users
  set raw_user_meta_data = coalesce(raw_user_meta_data, '{}')
    || jsonb_build_object('display_name', btrim(new.first_name || ' ' || new.last_name))
  where id = new.id;
  return null;
end;
$$;

create trigger follow_changed_name after update of first_name, last_name on public.profiles
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function public.follow_changed_name();

revoke execute on function public.follow_changed_name() from public, anon, authenticated;
