create table public.children (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  first_name text not null check (char_length(btrim(first_name)) between 1 and 60 and char_length(first_name) <= 60),
  birth_month smallint not null check (birth_month between 1 and 12),
  birth_year smallint not null check (birth_year between 2000 and 2100),
  -- EU size, whole or half.
  shoe_size real check (shoe_size between 15 and 50 and shoe_size * 2 = floor(shoe_size * 2)),
  avatar text not null default 'fox'
    check (avatar in ('fox', 'bear', 'rabbit', 'owl', 'frog', 'cat', 'whale', 'hedgehog')),
  notes text not null default '' check (char_length(notes) <= 2000),
  created_at timestamptz not null default now(),
  unique (id, user_id)
);
create index children_user_id_idx on public.children (user_id, created_at);

alter table public.children enable row level security;
grant select, insert, update, delete on public.children to authenticated, service_role;

create policy "people manage their own children" on public.children
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create table public.scans (
  id uuid primary key default gen_random_uuid(),
  child_id uuid not null,
  user_id uuid not null,
  taken_at timestamptz not null,
  status text not null default 'processing' check (status in ('processing', 'ready', 'failed')),
  failure_reason text check (char_length(failure_reason) between 1 and 300),
  left_foot jsonb,
  right_foot jsonb,
  gait jsonb,
  level smallint check (level between 0 and 3),
  exercises jsonb not null default '[]' check (jsonb_typeof(exercises) = 'array'),
  product_level text check (product_level in ('0', '1', '2', '3')),
  note text check (char_length(note) <= 1000),
  created_at timestamptz not null default now(),
  -- Both columns, so that a scan can't belong to somebody else than its child does.
  foreign key (child_id, user_id) references public.children (id, user_id) on delete cascade on update cascade,
  constraint scans_failed_says_why check ((status = 'failed') = (failure_reason is not null)),
  constraint scans_ready_has_values check (
    status <> 'ready' or (left_foot is not null and right_foot is not null and gait is not null and level is not null)
  ),
  constraint scans_left_foot_plausible check (
    left_foot is null or left_foot @? '$ ? (
      @.length_mm >= 80 && @.length_mm <= 350 && @.width_mm >= 30 && @.width_mm <= 150
      && @.arch_height_mm >= 0 && @.arch_height_mm <= 60 && @.arch_index >= 0 && @.arch_index <= 1
      && @.heel_angle_deg >= -30 && @.heel_angle_deg <= 30
      && (@.pronation == "neutral" || @.pronation == "over" || @.pronation == "under"))'
  ),
  constraint scans_right_foot_plausible check (
    right_foot is null or right_foot @? '$ ? (
      @.length_mm >= 80 && @.length_mm <= 350 && @.width_mm >= 30 && @.width_mm <= 150
      && @.arch_height_mm >= 0 && @.arch_height_mm <= 60 && @.arch_index >= 0 && @.arch_index <= 1
      && @.heel_angle_deg >= -30 && @.heel_angle_deg <= 30
      && (@.pronation == "neutral" || @.pronation == "over" || @.pronation == "under"))'
  ),
  constraint scans_gait_plausible check (
    gait is null or gait @? '$ ? (
      @.cadence_steps_per_min >= 40 && @.cadence_steps_per_min <= 260
      && @.step_length_cm >= 10 && @.step_length_cm <= 120
      && @.foot_progression_angle_left_deg >= -60 && @.foot_progression_angle_left_deg <= 60
      && @.foot_progression_angle_right_deg >= -60 && @.foot_progression_angle_right_deg <= 60)'
  )
);
create index scans_user_id_idx on public.scans (user_id, taken_at desc);
create index scans_child_id_idx on public.scans (child_id, taken_at desc);

-- The phone app's backend writes scans; the website only reads them.
alter table public.scans enable row level security;
grant select on public.scans to authenticated;
grant select, insert, update, delete on public.scans to service_role;

create policy "people read their own scans" on public.scans
  for select to authenticated using (user_id = (select auth.uid()));
