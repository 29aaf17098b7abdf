-- The same most as in shared-contracts/src/limits.ts, which the form and the function read. The least characters of
-- a message are the function's matter: it counts as browsers do, where an emoji has two.
alter table public.contact_messages
  drop constraint contact_messages_name_check,
  drop constraint contact_messages_email_check,
  drop constraint contact_messages_message_check,
  add constraint contact_messages_name_check check (char_length(btrim(name)) between 1 and 100),
  add constraint contact_messages_email_check
    check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  add constraint contact_messages_message_check check (char_length(btrim(message)) between 1 and 4000);
