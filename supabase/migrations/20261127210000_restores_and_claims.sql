-- A measurement that comes back with its child may be of a day before the birth month, which its person corrected since.
create or replace function public.bound_measurements() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 500;
  stored integer;
  born date;
begin
  if auth.uid() is not null and current_setting('little_arches.restoring', true) is distinct from 'on' then
    -- Somewhere it is tomorrow already.
    if new.measured_on > (now() at time zone 'utc')::date + 1 then
      raise exception using errcode = 'PT422', message = 'This day has not come yet. Check the day of the measurement.';
    end if;
    select make_date(birth_year, birth_month, 1) into born
      from public.children where id = new.child_id and user_id = new.user_id;
    if new.measured_on < born then
      raise exception using errcode = 'PT422', message = 'This day is before the birth month. Check the day of the measurement.';
    end if;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('measurements of ' || new.child_id, 0));
  if exists (select from public.measurements where child_id = new.child_id and measured_on = new.measured_on) then
    raise exception using errcode = 'PT409',
      message = 'There is a measurement of this day already. Delete that one first, then save this one.';
  end if;
  select count(*) into stored from public.measurements where child_id = new.child_id;
  if stored >= most then
    raise exception using errcode = 'PT409', message = format(
      'A child''s profile holds at most %s measurements. Delete one you no longer need, then add this one.', most);
  end if;
  return new;
end;
$$;

-- As before, but what another run is sending now stays with it: a reminder that is written meanwhile waits for the next run.
create or replace function public.claim_reminders(p_most integer default 10) returns jsonb
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
    where sent_at is null
    group by user_id, kind
    having bool_or(
      claimed_at is null
      or claimed_at < now() - case when attempts < 5 then interval '5 minutes' else interval '5 hours' end
    ) and not coalesce(bool_or(claimed_at > now() - interval '5 minutes'), false)
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
