-- An account is deleted by who knows its password, not by who finds a browser signed in: the caller's session must have
-- begun with the password within ten minutes. The page asks for it and signs in with it. SQLSTATE PT403 is answered with
-- status 403 and the sentence.
create or replace function public.delete_account() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  entered bigint;
begin
  if caller is null then
    raise exception 'Sign in to delete your account.' using errcode = 'insufficient_privilege';
  end if;
  select max((entry ->> 'timestamp')::bigint) into entered
    from jsonb_array_elements(auth.jwt() -> 'amr') as entry
    where entry ->> 'method' = 'password';
  if entered is null or to_timestamp(entered) < now() - interval '10 minutes' then
    raise exception 'Enter your password to delete your account.' using errcode = 'PT403';
  end if;
  -- The auth server's log names the person, too.
  delete from auth.audit_log_entries where payload ->> 'actor_id' = caller::text;
  delete from auth.users where id = caller;
end;
$$;
