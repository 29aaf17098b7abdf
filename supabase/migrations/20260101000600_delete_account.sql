-- Deletes the caller's account with everything in it: profile, children, scans, orders and their lines go with
-- the user by cascade, and so do the sessions.
create function public.delete_account() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    raise exception 'Sign in to delete your account.' using errcode = 'insufficient_privilege';
  end if;
  -- The auth server's log names the person, too.
  delete from auth.audit_log_entries where payload ->> 'actor_id' = caller::text;
  delete from auth.users where id = caller;
end;
$$;

revoke execute on function public.delete_account() from public, anon;
grant execute on function public.delete_account() to authenticated;
