-- What a hosted project has before its first migration; run before the migrations at every start.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin bypassrls;
  end if;
end
$$;
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
grant usage on schema auth, extensions to anon, authenticated, service_role;
