-- Rules for what everybody writes, and for how long a statement may take.

-- What people write is plain text, as shared-contracts/src/plain-text.ts accepts it: no control characters, none that turn
-- the direction of writing, and something to be seen where a field must not be empty. The patterns are in the
-- constraints themselves, because whoever writes would need the right to call a function that holds them.
do $$
declare
  c_line constant text := '[\x01-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]';
  c_lines constant text := '[\x01-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]';
  c_visible constant text := '[^\s\x01-\x1f\x7f-\xa0\u00ad\u0300-\u036f\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\U000e0000-\U000e0fff]';
  v_table text;
  v_column text;
  v_kind text;
begin
  for v_table, v_column, v_kind in values
    ('profiles', 'first_name', 'line'), ('profiles', 'last_name', 'line'), ('profiles', 'email', 'line'),
    ('children', 'first_name', 'visible'), ('children', 'notes', 'lines'),
    ('scans', 'failure_reason', 'visible'), ('scans', 'note', 'line'),
    ('exercises_done', 'exercise', 'visible'),
    ('contact_messages', 'name', 'visible'), ('contact_messages', 'email', 'line'),
    ('contact_messages', 'message', 'visible lines'),
    ('deliveries', 'name', 'visible'), ('deliveries', 'line1', 'visible'), ('deliveries', 'line2', 'line'),
    ('deliveries', 'postal_code', 'visible'), ('deliveries', 'city', 'visible'),
    ('orders', 'email', 'line'), ('orders', 'carrier', 'visible'), ('orders', 'tracking', 'line'),
    ('order_lines', 'name', 'visible'), ('account_mails', 'email', 'line'),
    ('products', 'name', 'visible'), ('products', 'description', 'visible lines'),
    ('articles', 'title', 'visible'), ('articles', 'summary', 'visible'), ('articles', 'category', 'visible'),
    ('articles', 'body', 'visible lines'), ('articles', 'short_body', 'visible lines'),
    ('articles', 'parents_note', 'visible lines')
  loop
    execute format(
      'alter table public.%1$I add constraint %3$I check (%2$I !~ %4$L and %2$I ~ %5$L)',
      v_table, v_column, v_table || '_' || v_column || '_plain',
      case when v_kind like '%lines' then c_lines else c_line end,
      case when v_kind like 'visible%' then c_visible else '' end);
  end loop;
end;
$$;

-- In JSON a control character is written as an escape.
alter table public.scans add constraint scans_exercises_plain check (
  exercises::text !~ '[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]'
  and exercises::text !~ '(^|[^\\])(\\\\)*\\(u00|[bfnrt])'
);

-- No statement of a visitor or an account takes longer: one connection that computes costs everybody.
alter role authenticated set statement_timeout = '2s';
alter role anon set statement_timeout = '2s';
notify pgrst, 'reload config';
