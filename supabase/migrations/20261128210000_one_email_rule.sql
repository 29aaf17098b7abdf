-- One rule for what an email address is: shared-contracts/src/email.ts, which every form and function reads.

-- An account with an invisible character in its address: the forms delete such characters now, so nobody could sign in
-- with it any more. The trigger of the table writes the address of the profile and the orders.
update auth.users as account set email = tidy.email
  from (
    select id, regexp_replace(email, '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g') as email
    from auth.users
  ) as tidy
  where account.id = tidy.id and account.email <> tidy.email
    and not exists (select from auth.users other where lower(other.email) = lower(tidy.email));

-- `not valid`: what is stored stays readable, what is written follows the rule.
do $$
declare
  c_address constant text := '^[^[:space:]@<>()\[\],;:"\\\x01-\x1f\x7f-\x9f]+@[^[:space:]@<>()\[\],;:"\\.\x01-\x1f\x7f-\x9f]+(\.[^[:space:]@<>()\[\],;:"\\.\x01-\x1f\x7f-\x9f]+)+$';
  c_invisible constant text := '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]';
  v_table text;
begin
  foreach v_table in array array['profiles', 'orders', 'contact_messages', 'mail_requests'] loop
    execute format('alter table public.%1$I
      drop constraint if exists %2$I, drop constraint if exists %3$I,
      add constraint %4$I check (
        char_length(email) <= 254 and (email ~ %5$L or (email = '''' and %6$L)) and email !~ %7$L) not valid',
      v_table, v_table || '_email_check', v_table || '_email_plain', v_table || '_email_address', c_address,
      -- The auth server has accounts without an address.
      v_table = 'profiles', c_invisible);
  end loop;
end;
$$;
