-- What people agreed to when they signed up, word by word: texts are added, never changed.
create table public.consent_texts (
  version text primary key check (version ~ '^[a-z]+-\d{4}-\d{2}$'),
  audience text not null check (audience in ('parent', 'pediatric_professional')),
  body text not null check (char_length(body) between 1 and 2000)
);
alter table public.consent_texts enable row level security;
revoke all on public.consent_texts from public, anon, authenticated, service_role;
grant select on public.consent_texts to authenticated;
grant select on public.consent_texts to service_role;
create policy "people read what they agreed to" on public.consent_texts
  for select to authenticated using (true);

-- shared-contracts/consent-texts shows the newest ones; scripts/backend/consents.test.ts holds the two together.
insert into public.consent_texts (version, audience, body) values
  ('parent-2026-11', 'parent',
   'I am a parent or guardian of the children whose profiles I create. I accept the terms. Little Arches may keep these profiles and the foot scans I make, to show them to me.'),
  ('professional-2026-11', 'pediatric_professional',
   'I am a pediatric professional. I create profiles only of children in my care, and with the permission of a parent or guardian. I accept the terms. Little Arches may keep these profiles and the foot scans I make, to show them to me.');

create table public.consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  version text not null references public.consent_texts (version),
  given_at timestamptz not null default now(),
  unique (user_id, version)
);
alter table public.consents enable row level security;
-- A record that its person, or a function, could write proves nothing.
revoke all on public.consents from public, anon, authenticated, service_role;
grant select on public.consents to authenticated;
grant select on public.consents to service_role;
create policy "people read their own consents" on public.consents
  for select to authenticated using (user_id = (select auth.uid()));

-- The sign-up names the text that the form showed; one that doesn't exist is no consent. It never fails, because an
-- error here would make the sign-up itself fail.
create function public.record_consent() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.consents (user_id, version)
  select new.id, version from public.consent_texts where version = new.raw_user_meta_data ->> 'consent';
  return null;
end;
$$;

create trigger record_consent after insert on auth.users
  for each row execute function public.record_consent();

revoke execute on function public.record_consent() from public, anon, authenticated;
