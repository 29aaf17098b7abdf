-- For which child a line of an order is, by the child's id alone. Only who ordered reads it (the rows of their own
-- orders), and it goes with the child's profile: the order stays.
alter table public.order_lines
  add column child_id uuid references public.children (id) on delete set null;
create index order_lines_child_id_idx on public.order_lines (child_id);

-- Says anew for which children the lines of an unpaid order are: [{ id, size, childId }] names product, size and child,
-- and a line that isn't named is for nobody in particular. What is no line of the order or no child of the customer's
-- (deleted meanwhile, or somebody else's) names nobody; an order that is not theirs or is paid stays as it is.
create function public.set_recipients(p_payment_intent text, p_user_id uuid, p_recipients jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_order_id uuid;
begin
  select id into v_order_id from public.orders
    where payment_intent = p_payment_intent and user_id = p_user_id and status in ('pending', 'failed')
    for update;
  update public.order_lines as line set child_id = (
    select child.id
    from jsonb_to_recordset(p_recipients) as named(id text, size integer, "childId" text)
    join public.children as child on child.id::text = named."childId" and child.user_id = p_user_id
    where named.id = line.product_id::text and named.size is not distinct from line.size
    limit 1
  )
  where line.order_id = v_order_id;
end;
$$;
revoke all on function public.set_recipients(text, uuid, jsonb) from public, anon, authenticated;
grant execute on function public.set_recipients(text, uuid, jsonb) to service_role;
