-- Two accounts to look around with, password demo-arches-1. All dates are counted back from now.
insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  confirmation_token, recovery_token, email_change, email_change_token_new, created_at, updated_at
)
select
  id::uuid, 'authenticated', 'authenticated', email,
  extensions.crypt('demo-arches-1', extensions.gen_salt('bf', 10)), now() - interval '13 months',
  '{"provider": "email", "providers": ["email"]}'::jsonb,
  jsonb_build_object('sub', id, 'email', email, 'display_name', name, 'email_verified', true, 'phone_verified', false),
  '', '', '', '', now() - interval '13 months', now() - interval '13 months'
from (
  values
    ('5eed0000-0000-4000-8000-000000000001', 'demo@littlearches.example', 'Mara Lindqvist'),
    ('5eed0000-0000-4000-8000-000000000002', 'clinic@littlearches.example', 'Jonas Okafor')
) as account (id, email, name);

insert into auth.identities (
  id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at
)
select
  gen_random_uuid(), 'email', id::text, id,
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false),
  created_at, created_at, created_at
from auth.users where email in ('demo@littlearches.example', 'clinic@littlearches.example');

-- Hosted projects keep one more column, without which their auth server doesn't find a user.
do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute $sql$
      update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
      where email in ('demo@littlearches.example', 'clinic@littlearches.example')
    $sql$;
  end if;
end
$$;

update public.profiles set role = 'pediatric_professional' where email = 'clinic@littlearches.example';

insert into public.children (
  id, user_id, first_name, birth_month, birth_year, shoe_size, avatar, notes, created_at
)
select
  child.id::uuid, profiles.id, child.first_name, child.birth_month,
  extract(year from now())::int - child.age, child.shoe_size, child.avatar, child.notes,
  now() - interval '12 months 20 days' + child.position * interval '2 minutes'
from (
  values
    (1, 'c41d0000-0000-4000-8000-000000000001', 'demo', 'Ida', 3, 9, 34, 'owl',
     'Loves ballet. Complained about tired feet last winter; much better since the exercises.'),
    (2, 'c41d0000-0000-4000-8000-000000000002', 'demo', 'Emil', 8, 6, 29.5, 'fox',
     'Runs everywhere. Wears his insoles at school, barefoot at home.'),
    (3, 'c41d0000-0000-4000-8000-000000000003', 'demo', 'Nora', 11, 4, 26, 'whale', ''),
    (4, 'c41d0000-0000-4000-8000-000000000011', 'clinic', 'Jakob', 1, 8, 32, 'bear',
     'Referred by his teacher after sports day. Parents agree to exercises first.'),
    (5, 'c41d0000-0000-4000-8000-000000000012', 'clinic', 'Amina', 5, 11, 37, 'cat',
     'Plays handball twice a week.'),
    (6, 'c41d0000-0000-4000-8000-000000000013', 'clinic', 'Leon', 9, 5, 28, 'frog', ''),
    (7, 'c41d0000-0000-4000-8000-000000000014', 'clinic', 'Sofia', 12, 7, 31, 'rabbit',
     'Toes point inwards when tired; watch the progression angle.'),
    (8, 'c41d0000-0000-4000-8000-000000000015', 'clinic', 'Matteo', 6, 12, 39.5, 'hedgehog',
     'High arches run in the family.')
) as child (position, id, account, first_name, birth_month, age, shoe_size, avatar, notes)
join public.profiles on profiles.email = child.account || '@littlearches.example';

-- The other children of the practice, told by their number.
insert into public.children (
  id, user_id, first_name, birth_month, birth_year, shoe_size, avatar, notes, created_at
)
select
  ('c41d0000-0000-4000-8000-0000000000' || number)::uuid, profiles.id, numbered.first_name, 1 + number * 7 % 12,
  extract(year from now())::int - age, 22.5 + 1.5 * age,
  (array['fox', 'bear', 'rabbit', 'owl', 'frog', 'cat', 'whale', 'hedgehog'])[1 + number % 8],
  case when number % 4 = 0 then 'Referred by the family’s own doctor.' else '' end,
  now() - interval '12 months 19 days' + number * interval '2 minutes'
from (
  select 20 + position as number, 3 + position * 5 % 10 as age, first_name
  from unnest(array[
    'Ada', 'Aron', 'Bela', 'Carla', 'Chidi', 'Dana', 'Elif', 'Enzo', 'Freya', 'Greta', 'Hakim', 'Hugo', 'Ines',
    'Ivo', 'Jonah', 'Juno', 'Kaito', 'Lale', 'Lina', 'Luca', 'Malik', 'Mila', 'Naomi', 'Noor', 'Oskar', 'Pia',
    'Quentin', 'Rosa', 'Samu', 'Selin', 'Tariq', 'Tilda', 'Valentin', 'Yara', 'Zoë'
  ]) with ordinality as child (first_name, position)
) as numbered
join public.profiles on profiles.email = 'clinic@littlearches.example';

-- The practice's own references, for some of them.
update public.children set reference = 'K-' || right(children.id::text, 3)
from public.profiles
where profiles.id = children.user_id and profiles.email = 'clinic@littlearches.example'
  and right(children.id::text, 1) in ('1', '4', '7');
