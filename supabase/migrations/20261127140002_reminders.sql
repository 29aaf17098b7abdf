-- Reminders by mail: that a rescan is due, and that shoes may be outgrown. Off until somebody switches them on in the
-- settings, each sent once.

create table public.reminders (
  -- The user.
  id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  rescan boolean not null default false,
  shoes boolean not null default false,
  -- In the link of the mails that switches both off.
  token text not null unique default encode(extensions.gen_random_bytes(24), 'hex') check (token ~ '^[0-9a-f]{48}$'),
  changed_at timestamptz not null default now()
);

alter table public.reminders enable row level security;
revoke all on public.reminders from public, anon, authenticated, service_role;
-- Everything but the token. It is changed by the function below alone.
grant select (id, rescan, shoes, changed_at) on public.reminders to authenticated;
grant select, insert, update, delete on public.reminders to service_role;

create policy "people read what they switched on" on public.reminders
  for select to authenticated using (id = (select auth.uid()));

-- Switches the caller's reminders on and off.
create function public.set_reminders(p_rescan boolean, p_shoes boolean) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'Sign in to change your reminders.' using errcode = 'insufficient_privilege';
  end if;
  insert into public.reminders (id, rescan, shoes)
    values (auth.uid(), coalesce(p_rescan, false), coalesce(p_shoes, false))
    on conflict (id) do update set rescan = excluded.rescan, shoes = excluded.shoes, changed_at = now();
end;
$$;

-- What was reminded of, and what is to be: p_about names the scan, or the measure and the shoe size, so that each is once.
create table public.reminder_mails (
  child_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('rescan', 'shoes')),
  about text not null check (char_length(about) between 1 and 100),
  created_at timestamptz not null default now(),
  -- Whoever sends it has five minutes to say that it was sent.
  claimed_at timestamptz,
  attempts integer not null default 0,
  sent_at timestamptz,
  problem text,
  primary key (child_id, kind, about),
  foreign key (child_id, user_id) references public.children (id, user_id) on delete cascade on update cascade
);
create index reminder_mails_user_id_idx on public.reminder_mails (user_id, kind);
create index reminder_mails_to_send_idx on public.reminder_mails (created_at) where sent_at is null;
alter table public.reminder_mails enable row level security;
revoke all on public.reminder_mails from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.reminder_mails to service_role;

-- The children of people who want reminders, by id, with the newest that is known of their feet. The function
-- sendReminders decides by it what is due: the rules of growth are in shared-contracts.
create function public.children_to_remind(p_after uuid, p_most integer) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(found) order by found.child_id), '[]') from (
    select child.id as child_id, child.birth_month, child.birth_year, child.shoe_size,
      wanted.rescan, wanted.shoes,
      scan.id as scan_id, (scan.taken_at + make_interval(mins => coalesce(scan.taken_offset, 0)))::date as scan_day,
      greatest((scan.left_foot ->> 'length_mm')::real, (scan.right_foot ->> 'length_mm')::real) as scan_length_mm,
      measured.id as measurement_id, measured.measured_on as measurement_day,
      greatest(measured.left_length_mm, measured.right_length_mm) as measurement_length_mm
    from public.reminders wanted
    join auth.users account on account.id = wanted.id and account.email_confirmed_at is not null
    join public.children child on child.user_id = wanted.id
    left join lateral (
      select * from public.scans where child_id = child.id and status = 'ready' order by taken_at desc limit 1
    ) scan on true
    left join lateral (
      select * from public.measurements where child_id = child.id order by measured_on desc limit 1
    ) measured on true
    where (wanted.rescan or wanted.shoes) and (p_after is null or child.id > p_after)
    order by child.id
    limit least(p_most, 500)
  ) as found;
$$;

-- Writes reminders that are due, [{ child_id, kind, about }]; one that was written before is not written again.
create function public.write_reminders(p_due jsonb) returns integer
  language sql security definer set search_path = ''
as $$
  with written as (
    insert into public.reminder_mails (child_id, user_id, kind, about)
      select child.id, child.user_id, due.kind, due.about
      from jsonb_to_recordset(p_due) as due (child_id uuid, kind text, about text)
      join public.children child on child.id = due.child_id
      on conflict do nothing
      returning 1
  )
  select count(*)::integer from written;
$$;

-- Hands out reminders that nobody is sending, all of one person and kind as one mail. What was switched off meanwhile is
-- deleted: switched on again, it is written again.
create function public.claim_reminders(p_most integer default 10) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_claimed jsonb;
begin
  perform pg_advisory_xact_lock(hashtext('claim_reminders'));
  delete from public.reminder_mails mail where sent_at is null and not exists (
    select from public.reminders wanted
    where wanted.id = mail.user_id and case mail.kind when 'rescan' then wanted.rescan else wanted.shoes end
  );
  with due as (
    select user_id, kind from public.reminder_mails
    where sent_at is null and (
      claimed_at is null
      or claimed_at < now() - case when attempts < 5 then interval '5 minutes' else interval '5 hours' end
    )
    group by user_id, kind
    order by min(created_at)
    limit least(p_most, 50)
  ), claimed as (
    update public.reminder_mails as mail set claimed_at = now(), attempts = mail.attempts + 1
    from due where mail.user_id = due.user_id and mail.kind = due.kind and mail.sent_at is null
    returning mail.user_id, mail.kind, mail.child_id, mail.about
  )
  select coalesce(jsonb_agg(mail), '[]') into v_claimed from (
    select jsonb_build_object('user_id', claimed.user_id, 'kind', claimed.kind, 'email', account.email, 'token', wanted.token,
      'about', jsonb_agg(claimed.about order by claimed.child_id),
      'names', jsonb_agg(child.first_name order by child.created_at, child.id)) as mail
    from claimed
    join public.children child on child.id = claimed.child_id
    join auth.users account on account.id = claimed.user_id
    join public.reminders wanted on wanted.id = claimed.user_id
    group by claimed.user_id, claimed.kind, account.email, wanted.token
  ) as mails;
  return v_claimed;
end;
$$;

-- What became of the claimed reminders of a person and kind: sent, or p_problem.
create function public.note_reminders(p_user_id uuid, p_kind text, p_problem text default null) returns void
  language sql security definer set search_path = ''
as $$
  update public.reminder_mails
    set problem = left(p_problem, 300), sent_at = case when p_problem is null then now() end
    where user_id = p_user_id and kind = p_kind and sent_at is null and claimed_at is not null;
$$;

-- The link of a reminder switches all reminders of its person off.
create or replace function public.stop_mail(p_token text) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.mail_requests where token = p_token and confirmed_at is not null;
  delete from public.mail_request_mails where sent_at is null
    and request_id in (select id from public.mail_requests where token = p_token);
  update public.mail_requests set refused_at = coalesce(refused_at, now()) where token = p_token;
  update public.reminders set rescan = false, shoes = false, changed_at = now() where token = p_token and (rescan or shoes);
$$;

revoke all on function
  public.set_reminders(boolean, boolean),
  public.children_to_remind(uuid, integer),
  public.write_reminders(jsonb),
  public.claim_reminders(integer),
  public.note_reminders(uuid, text, text)
from public, anon, authenticated;
grant execute on function public.set_reminders(boolean, boolean) to authenticated;
grant execute on function
  public.children_to_remind(uuid, integer),
  public.write_reminders(jsonb),
  public.claim_reminders(integer),
  public.note_reminders(uuid, text, text)
to service_role;
