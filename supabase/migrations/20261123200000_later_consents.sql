-- Who has an account agrees to a newer text. The record is written here alone, with the server's time.
-- PT404 for a text that doesn't exist or that a newer one for the same people has replaced.
create function public.agree_to_text(p_version text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    raise exception 'Sign in to agree to a text.' using errcode = 'insufficient_privilege';
  end if;
  if not exists (
    select from public.consent_texts this
    where this.version = p_version and not exists (
      select from public.consent_texts newer
      where newer.audience = this.audience and newer.version > this.version
    )
  ) then
    raise exception 'This text is not the newest any more. Please load the page again.' using errcode = 'PT404';
  end if;
  insert into public.consents (user_id, version) values (caller, p_version) on conflict do nothing;
end;
$$;

revoke execute on function public.agree_to_text(text) from public, anon, authenticated;
grant execute on function public.agree_to_text(text) to authenticated;
