-- Feet are measured by scans alone, and the one reminder is that a rescan is due. What was measured by hand is deleted.

-- States a function again with another text; the function must have the former one.
create or replace function pg_temp.edit(p_function regprocedure, p_old text, p_new text) returns void
  language plpgsql as $$
declare
  stated constant text := pg_get_functiondef(p_function);
begin
  if position(p_old in stated) = 0 then
    raise exception '% does not contain: %', p_function, p_old;
  end if;
  execute replace(stated, p_old, p_new);
end;
$$;

select pg_temp.edit('public.stop_mail(text)', 'rescan = false, shoes = false,', 'rescan = false,');
select pg_temp.edit('public.stop_mail(text)', '(rescan or shoes)', 'rescan');

drop function public.set_reminders(boolean, boolean);
drop function public.note_reminders(uuid, text, text);
drop function public.children_to_remind(uuid, integer);
drop function public.write_reminders(jsonb);
drop table public.measurements;
drop function public.bound_measurements();

update public.deleted_children set reminder_mails = (
  select coalesce(jsonb_agg(one - 'kind'), '[]') from jsonb_array_elements(reminder_mails) one
  where one ->> 'kind' = 'rescan');
alter table public.deleted_children drop column measurements;

alter table public.reminders drop column shoes;
delete from public.reminder_mails where kind <> 'rescan';
-- With the column go the key and the index of it.
alter table public.reminder_mails drop column kind;
alter table public.reminder_mails add primary key (child_id, about);
create index reminder_mails_user_id_idx on public.reminder_mails (user_id);

-- Switches the caller's reminder on and off.
create function public.set_reminders(p_rescan boolean) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := public.require_session();
begin
  insert into public.reminders (id, rescan) values (caller, coalesce(p_rescan, false))
    on conflict (id) do update set rescan = excluded.rescan, changed_at = now();
end;
$$;

-- Writes the reminders of people who want them, four months after the last finished scan of a child, and returns how many.
-- The id of the scan is stored, so that one that was written before is not written again.
create function public.write_due_reminders() returns integer
  language sql security definer set search_path = ''
as $$
  with written as (
    insert into public.reminder_mails (child_id, user_id, about)
      select child.id, child.user_id, scan.id
      from public.reminders wanted
      join auth.users account on account.id = wanted.id and account.email_confirmed_at is not null
      join public.children child on child.user_id = wanted.id
      join lateral (
        select * from public.scans where child_id = child.id and status = 'ready' order by taken_at desc limit 1
      ) scan on true
      where wanted.rescan and (now() at time zone 'utc')::date
        >= (scan.taken_at + make_interval(mins => coalesce(scan.taken_offset, 0)))::date + interval '4 months'
      on conflict do nothing
      returning 1
  )
  select count(*)::integer from written;
$$;

select pg_temp.edit('public.claim_reminders(integer)', old, new) from (values
  ('case mail.kind when ''rescan'' then wanted.rescan else wanted.shoes end', 'wanted.rescan'),
  ('select user_id, kind from', 'select user_id from'),
  ('group by user_id, kind', 'group by user_id'),
  (' and mail.kind = due.kind', ''),
  ('mail.user_id, mail.kind, mail.child_id', 'mail.user_id, mail.child_id'),
  ('''kind'', claimed.kind, ', ''),
  ('claimed.user_id, claimed.kind, account', 'claimed.user_id, account')
) as edits (old, new);

-- What became of the claimed reminders of a person: sent, or p_problem.
create function public.note_reminders(p_user_id uuid, p_problem text default null) returns void
  language sql security definer set search_path = ''
as $$
  update public.reminder_mails
    set problem = left(p_problem, 300), sent_at = case when p_problem is null then now() end
    where user_id = p_user_id and sent_at is null and claimed_at is not null;
$$;

select pg_temp.edit('public.keep_deleted_child()', 'measurements, exercises_done, reminder_mails', 'exercises_done, reminder_mails');
select pg_temp.edit('public.keep_deleted_child()', '
      (select coalesce(jsonb_agg(to_jsonb(one)), ''[]'') from public.measurements one where child_id = old.id),', '');
select pg_temp.edit('public.restore_child(uuid)', '
  insert into public.measurements select * from jsonb_populate_recordset(null::public.measurements, kept.measurements);', '');

revoke execute on function public.set_reminders(boolean), public.write_due_reminders(), public.note_reminders(uuid, text)
from public, anon, authenticated;
grant execute on function public.set_reminders(boolean) to authenticated;
grant execute on function public.write_due_reminders(), public.note_reminders(uuid, text) to service_role;
