-- Whoever gets money back is told how much in all. Given back once more, the mail is sent once more.
alter table public.order_mails
  drop constraint order_mails_kind_check,
  add constraint order_mails_kind_check check (kind in ('paid', 'shipped', 'refunded'));

create function public.order_was_refunded() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.order_mails (order_id, kind) values (new.id, 'refunded')
  on conflict (order_id, kind) do update
    set created_at = now(), claimed_at = null, attempts = 0, sent_at = null, problem = null;
  return null;
end;
$$;
-- Who deleted their account has no address any more.
create trigger order_was_refunded after update of refunded_amount on public.orders
  for each row when (new.refunded_amount > old.refunded_amount and new.email <> 'deleted@account.invalid')
  execute function public.order_was_refunded();

-- As before, but of a mail about less that is due anew meanwhile nothing is noted.
create or replace function public.note_order_mail(p_order_id uuid, p_kind text, p_problem text default null)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.order_mails
  set problem = left(p_problem, 300), sent_at = case when p_problem is null then now() end
  where order_id = p_order_id and kind = p_kind and sent_at is null
    and (kind <> 'refunded' or claimed_at is not null);
  update public.orders set email = 'deleted@account.invalid'
  where id = p_order_id and user_id is null and shipped_at is not null
    and not exists (select from public.order_mails where order_id = p_order_id and sent_at is null);
end;
$$;

revoke all on function public.order_was_refunded() from public, anon, authenticated;
