-- What the demo family did in the last week: most of it, as families do.
insert into public.exercises_done (user_id, child_id, exercise, done_on)
select scan.user_id, scan.child_id, exercise.value ->> 'title', (now() at time zone 'utc')::date - days.ago
from (
  select distinct on (child_id) child_id, user_id, exercises
  from public.scans where status = 'ready' order by child_id, taken_at desc
) as scan
join public.profiles on profiles.id = scan.user_id and profiles.email = 'demo@littlearches.example'
cross join lateral jsonb_array_elements(scan.exercises) with ordinality as exercise (value, number)
cross join generate_series(1, 6) as days (ago)
where (exercise.number + days.ago) % 3 <> 0;
