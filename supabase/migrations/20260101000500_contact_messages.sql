create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 120),
  email text not null check (char_length(email) <= 320 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  message text not null check (char_length(btrim(message)) between 1 and 5000),
  -- Keyed hash of the sender's address, never the address itself; empty when it was not known.
  ip_hash text not null default '' check (char_length(ip_hash) <= 128),
  created_at timestamptz not null default now()
);
create index contact_messages_email_idx on public.contact_messages (lower(email), created_at);
create index contact_messages_ip_hash_idx on public.contact_messages (ip_hash, created_at);

alter table public.contact_messages enable row level security;
grant select, insert, update, delete on public.contact_messages to service_role;

-- Stores a message and gives its id. At most three per hour from one email or one ip hash; the fourth raises
-- SQLSTATE PT429, which the data API answers with status 429.
create function public.submit_contact_message(p_name text, p_email text, p_message text, p_ip_hash text)
  returns uuid language plpgsql security definer set search_path = ''
as $$
declare
  message_id uuid;
  recent integer;
begin
  -- One at a time, or two messages sent together would both find room under the limit.
  perform pg_advisory_xact_lock(hashtext('submit_contact_message'));
  select count(*) into recent from public.contact_messages
  where created_at > now() - interval '1 hour'
    and (lower(email) = lower(btrim(p_email)) or (ip_hash = p_ip_hash and ip_hash <> ''));
  if recent >= 3 then
    raise exception 'Too many messages in the last hour. Please try again later.' using errcode = 'PT429';
  end if;
  insert into public.contact_messages (name, email, message, ip_hash)
  values (btrim(p_name), btrim(p_email), btrim(p_message), coalesce(p_ip_hash, ''))
  returning id into message_id;
  return message_id;
end;
$$;

revoke execute on function public.submit_contact_message(text, text, text, text) from public, anon, authenticated;
grant execute on function public.submit_contact_message(text, text, text, text) to service_role;
