-- What a scan at the given arch and heel values finds, with sizes that fit the child's age at that time.
create temporary table exercise_plan (level smallint primary key, exercises jsonb not null);
insert into exercise_plan values
(0, '[
  {"title": "Barefoot time", "frequency": "Every day, 20 minutes", "steps": [
    "Choose a safe, clean floor or a lawn.",
    "Walk, hop and balance barefoot.",
    "Change the ground often: carpet, tiles, grass."]},
  {"title": "The fan", "frequency": "3 times a week, 10 times per foot", "steps": [
    "Sit with both feet flat on the floor.",
    "Spread all toes as wide as possible.",
    "Hold for three seconds, then let go."]}
]'),
(1, '[
  {"title": "The little mountain", "frequency": "Every day, 10 times per foot", "steps": [
    "Sit with both feet flat on the floor.",
    "Pull the ball of the foot towards the heel without curling the toes.",
    "Hold the raised arch while you count to five."]},
  {"title": "The towel train", "frequency": "4 times a week, 3 rounds per foot", "steps": [
    "Lay a small towel on a smooth floor.",
    "Grab it with the toes and pull it closer bit by bit.",
    "Push it back and start again."]},
  {"title": "The giraffe", "frequency": "Every day, 2 times 8", "steps": [
    "Stand behind a chair and hold on lightly.",
    "Rise slowly onto the tiptoes.",
    "Come down just as slowly."]}
]'),
(2, '[
  {"title": "The little mountain", "frequency": "Every day, 2 times 10 per foot", "steps": [
    "Sit with both feet flat on the floor.",
    "Pull the ball of the foot towards the heel without curling the toes.",
    "Hold the raised arch while you count to five."]},
  {"title": "Tiptoe with a ball", "frequency": "Every day, 2 times 8", "steps": [
    "Stand with a soft ball between the heels.",
    "Rise onto the tiptoes and press the ball gently.",
    "Come down slowly without losing the ball."]},
  {"title": "One-leg lighthouse", "frequency": "5 times a week, 30 seconds per leg", "steps": [
    "Stand on one leg with the knee slightly bent.",
    "Keep the knee above the second toe.",
    "Turn the head left and right like the light of a lighthouse."]}
]'),
(3, '[
  {"title": "The little mountain, standing", "frequency": "Twice a day, 10 times per foot", "steps": [
    "Stand with the feet hip-wide, weight on both.",
    "Raise the arch without lifting heel or toes.",
    "Hold while you count to five and breathe."]},
  {"title": "Tiptoe with a ball", "frequency": "Every day, 3 times 8", "steps": [
    "Stand with a soft ball between the heels.",
    "Rise onto the tiptoes and press the ball gently.",
    "Come down slowly without losing the ball."]},
  {"title": "Calf stretch", "frequency": "Every evening, 30 seconds per leg", "steps": [
    "Stand facing a wall, one foot back.",
    "Keep the back heel on the floor and the toes straight ahead.",
    "Lean forward until the calf pulls a little."]},
  {"title": "Heel walk", "frequency": "Every day, 2 minutes", "steps": [
    "Walk on the heels with the toes pulled up.",
    "Keep the toes pointing straight ahead.",
    "Take small steps and stay tall."]}
]');

insert into public.scans (
  child_id, user_id, taken_at, status, left_foot, right_foot, gait, level, exercises, product_level, note
)
select
  children.id, children.user_id, measured.taken_at, 'ready',
  jsonb_build_object(
    'length_mm', round(length - 0.8, 1), 'width_mm', round(length * 0.392, 1),
    'arch_height_mm', round((46 - 120 * index_left) * length / 200, 1), 'arch_index', index_left,
    'heel_angle_deg', heel_left, 'pronation', case when heel_left > 6 then 'over' when heel_left < -2 then 'under' else 'neutral' end
  ),
  jsonb_build_object(
    'length_mm', round(length + 0.8, 1), 'width_mm', round(length * 0.389, 1),
    'arch_height_mm', round((46 - 120 * index_right) * length / 200, 1), 'arch_index', index_right,
    'heel_angle_deg', heel_right, 'pronation', case when heel_right > 6 then 'over' when heel_right < -2 then 'under' else 'neutral' end
  ),
  jsonb_build_object(
    'cadence_steps_per_min', round(168 - 4.2 * age), 'step_length_cm', round(22 + 3.6 * age, 1),
    'foot_progression_angle_left_deg', round(3 + heel_left * 0.7 + toes_out, 1),
    'foot_progression_angle_right_deg', round(4 + heel_right * 0.7 + toes_out, 1)
  ),
  graded.level, exercise_plan.exercises, graded.level::text, plan.note
from (
  values
    ('01', 350, 0.281, 0.286, 7.2, 7.9, 0, 'First scan. Both arches are a little low, the heels tip inwards slightly.'),
    ('01', 214, 0.268, 0.272, 6.1, 6.6, 0, 'Nicely on the way: the right foot has caught up.'),
    ('01', 76, 0.238, 0.242, 4.2, 4.6, 0, 'Both arches stand higher than at the last scan. Keep playing barefoot.'),
    ('02', 362, 0.318, 0.311, 10.8, 10.1, 2, 'First scan. Low arches on both sides; insoles and daily exercises suggested.'),
    ('02', 238, 0.302, 0.297, 9.4, 8.8, 1.5, 'A clear step forward. The heel stands straighter with insoles.'),
    ('02', 101, 0.287, 0.281, 8.1, 7.5, 1, 'One level better than at the first scan. Keep the exercises going.'),
    ('03', 331, 0.304, 0.307, 8.4, 8.6, 1, 'Soft, low arches are common at this age. Playing barefoot is the best exercise.'),
    ('03', 199, 0.291, 0.290, 7.6, 7.7, 1, 'The arch begins to show. We look again in four to six months.'),
    ('11', 340, 0.309, 0.322, 10.2, 11.5, 3, 'Marked inward tilt on the right side while running.'),
    ('11', 204, 0.296, 0.305, 9.1, 10.0, 2, 'Better control in single-leg stance.'),
    ('11', 66, 0.284, 0.291, 7.9, 8.6, 1.5, 'Down one level on both sides.'),
    ('12', 318, 0.262, 0.259, 5.8, 5.5, 1, 'Mild finding only. Exercises before sports, no insoles needed at first.'),
    ('12', 180, 0.251, 0.249, 5.1, 4.9, 1, null),
    ('12', 34, 0.241, 0.240, 4.4, 4.3, 1, 'The arches stand a little higher than at the last scan.'),
    ('13', 287, 0.312, 0.308, 9.6, 9.2, 0, 'Low arches are common at this age; we look at the course, not at one value.'),
    ('13', 147, 0.299, 0.296, 8.7, 8.4, 0, null),
    ('14', 355, 0.288, 0.284, 7.7, 7.4, -9, 'Toes point inwards on both sides. Hip mobility to be checked.'),
    ('14', 221, 0.279, 0.276, 7.0, 6.8, -7, null),
    ('14', 88, 0.266, 0.263, 6.2, 6.0, -4.5, 'Progression angle improves. Carry on.'),
    ('15', 310, 0.196, 0.192, -3.4, -3.8, 2, 'High arches, feet roll outwards a little. Soft cushioning helps.'),
    ('15', 162, 0.203, 0.199, -2.6, -3.1, 2, null)
  union all
  -- Up to three scans of each of the practice's other children but every twelfth, four to five months apart.
  select number::text, days_ago, arch_index + 0.004, arch_index, round((arch_index - 0.2) * 90 + 0.4, 1),
    round((arch_index - 0.2) * 90, 1), number % 3 - 1, null
  from generate_series(21, 55) as number
  cross join generate_series(0, 2) as turn
  cross join lateral (
    select 3 + number * 29 % 230 + turn * 135 as days_ago, 0.228 + number * 7 % 9 * 0.009 + turn * 0.009 as arch_index
  ) as course
  where number % 12 <> 0 and days_ago < 365
) as plan (child, days_ago, index_left, index_right, heel_left, heel_right, toes_out, note)
join public.children on children.id = ('c41d0000-0000-4000-8000-0000000000' || plan.child)::uuid
cross join lateral (
  select date_trunc('day', now()) - plan.days_ago * interval '1 day' + interval '16 hours' as taken_at
) as measured
cross join lateral (
  select (extract(year from measured.taken_at) - children.birth_year
    + (extract(month from measured.taken_at) - children.birth_month) / 12)::numeric as age
) as aged
cross join lateral (select 128 + 10.2 * aged.age as length) as sized
cross join lateral (
  select (case
    when greatest(index_left, index_right) < 0.245 then 0
    when greatest(index_left, index_right) < 0.275 then 1
    when greatest(index_left, index_right) < 0.295 then 2
    else 3 end)::smallint as level
) as graded
join exercise_plan on exercise_plan.level = graded.level;

drop table exercise_plan;

insert into public.scans (child_id, user_id, taken_at, status, failure_reason)
select children.id, children.user_id, now() - days_ago * interval '1 day', status, failure_reason
from (
  values
    ('02', 102.0, 'failed', 'The right foot left the picture. Bright light and a plain floor help.'),
    ('02', 0.1, 'processing', null),
    ('13', 148.0, 'failed', 'The feet moved too much for a measurement. A short story to listen to helps to stand still.'),
    ('15', 0.05, 'processing', null),
    ('23', 0.2, 'processing', null),
    ('31', 9.0, 'failed', 'The picture of the left foot was too dark. Bright light helps.')
) as plan (child, days_ago, status, failure_reason)
join public.children on children.id = ('c41d0000-0000-4000-8000-0000000000' || plan.child)::uuid;
