-- Defaults of a hosted project before its first migration; run before the migrations at every start.
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
  -- Role of the data API. Created last, because a later migration may change its limits permanently.
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator nologin noinherit;
    alter role authenticator set statement_timeout = '8s';
    alter role authenticated set statement_timeout = '8s';
    alter role anon set statement_timeout = '3s';
  end if;
end
$$;
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
grant usage on schema auth, extensions to anon, authenticated, service_role;
