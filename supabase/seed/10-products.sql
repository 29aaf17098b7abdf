insert into public.products (slug, name, description, price, currency, image, level, position, withdrawn_at)
values
  ('cloud-insole', 'Cloud Insole',
   'A soft, flat insole for feet that are doing well and simply want comfort. Two millimetres of springy foam take the hardness out of school corridors and pavements. Machine washable at 30 degrees, because puddles happen.',
   1990, 'eur', 'insole-level-0', '0', 10, null),
  ('meadow-liner', 'Meadow Liner',
   'A thin cork liner that lets toes move almost as if they were barefoot. It soaks up moisture in rubber boots and winter shoes and dries overnight. Made for everyday feet without any support needs.',
   1690, 'eur', 'insole-level-0', '0', 20, null),
  ('sunny-day-insole', 'Sunny Day Insole',
   'Perforated foam with a cool bamboo cover for sneakers and long summer days. It cushions heel and forefoot and leaves the arch free to work on its own. Comes with a drawstring bag for the sports kit.',
   2290, 'eur', 'insole-level-0', '0', 30, null),
  ('rocket-insole', 'Rocket Insole',
   'Our lightest helper for arches that need a small nudge. A gentle rise under the inner foot and a shallow heel cup may guide each step without holding it tight. Slim enough for the shoes your child already loves.',
   2990, 'eur', 'insole-level-1', '1', 40, null),
  ('comet-insole', 'Comet Insole',
   'Light arch support with an extra cushion under the ball of the foot, made for children who jump more than they walk. The rounded heel cup may keep the foot centred in the shoe. The top cover grips, so socks stay where they are.',
   3290, 'eur', 'insole-level-1', '1', 50, null),
  ('pocket-starter-insole', 'Pocket Starter Insole',
   'The short insole we began with: a small arch pad that sits under the heel and midfoot only. It has been replaced by the Rocket Insole, which lies under the whole foot.',
   2490, 'eur', 'insole-level-1', '1', 60, now() - interval '5 months'),
  ('trail-fox-insole', 'Trail Fox Insole',
   'Medium support for feet that tip inwards when they are tired. A firm but flexible arch shell and a deeper heel cup may keep the ankle in line on woodland paths and playgrounds. The wool cover stays warm even when it gets damp.',
   3990, 'eur', 'insole-level-2', '2', 70, null),
  ('summit-insole', 'Summit Insole',
   'Medium support in two densities: firm along the inner side, soft under the heel. It follows the foot through climbing, running and standing in line for ice cream. Made to be worn all day in closed shoes.',
   4290, 'eur', 'insole-level-2', '2', 80, null),
  ('dolphin-insole', 'Dolphin Insole',
   'The same medium arch shell as the Summit, made of closed foam that does not mind water. It fits sandals with a removable footbed, beach shoes and rubber boots. Rinse it, shake it, wear it again.',
   4490, 'eur', 'insole-level-2', '2', 90, null),
  ('lighthouse-insole', 'Lighthouse Insole',
   'Our strongest everyday support, for arches that touch the floor with every step. A high arch shell, a deep heel cup and a small wedge on the inner side may help to hold the foot upright. Please wear it one hour longer each day during the first week.',
   5490, 'eur', 'insole-level-3', '3', 100, null),
  ('castle-insole', 'Castle Insole',
   'Strong support for taller children, with a stiffer shell that stands up to sports lessons. The heel cup is lined with gel, so landing stays soft. Best chosen together with your pediatric professional.',
   5990, 'eur', 'insole-level-3', '3', 110, null);

-- An EU size counts Paris points of 2/3 cm along the last (ISO/TS 19407), which is longer than the foot: our insoles
-- leave 15 mm of room for the toes. So foot length = size * 6.667 mm - 15 mm.
insert into public.product_sizes (product_id, size, foot_mm, in_stock)
select products.id, size, round(size * 20 / 3.0 - 15), not (slug = 'summit-insole' and size = 31)
from public.products
cross join generate_series(22, 40) as size
-- The Castle is for taller children.
where case slug when 'castle-insole' then size between 30 and 40 else size between 24 and 38 end;
