insert into public.articles (title, summary, body, cover, category, age_range, reading_minutes, published_at)
values
(
  'Seven Barefoot Games for Rainy and Sunny Days',
  'Shoes off! Seven games in which your feet feel, grip, balance and get very giggly.',
  $md$In shoes, your feet have less to feel and less to do. Barefoot, they feel the ground, grip and balance all by themselves. That is good practice for their muscles. And it is fun!

**First, check the ground.** Look for glass, thorns, wasps and hot stones. On the grass outside, ask a grown-up to look with you.

## Indoors

**1. Sock thief.** Everybody puts one sock on the floor. Pick up as many socks as you can with your toes and drop them into a basket. Hands behind your back!

**2. Toe painter.** Hold a thick crayon between your big toe and the next one. Draw a house. Let the others guess what it is. They will probably say “potato”.

![A foot has grabbed a sock with its toes](drawing:sock-thief)

**3. Penguin post.** Put a small ball between your ankles and carry it to the other side of the room without losing it. With two teams it becomes a race.

**4. Earthquake.** Stand on one leg on a pillow. Who can stay up longest? Too easy? Close your eyes, but only beside a grown-up who can catch you. Your ankle muscles will have a lot of work to do.

![A foot stands on a beam](activity:balance)

> **Talk about it:** Which game do we play first?

## Outdoors

**5. The feeling path.** Fill flat boxes with moss, sand, pine cones, smooth stones, dry leaves and water. Lead a friend through with closed eyes. Can the feet guess what it is?

**6. Silent fox.** Foxes place their feet so softly that mice do not hear them. One person sits with closed eyes in the middle, the mouse. The others creep closer. Whoever is heard must go back to the start.

![Boxes with stones, sand, leaves and water to walk through](drawing:feeling-path)

**7. Caterpillar race.** Stand on a smooth floor or a flat stone. Now move forwards only by curling and stretching your toes. No lifting! It is the slowest race in the world.

> **Talk about it:** Where is a good place near us for bare feet?

## How long?

Start with ten minutes and do a little more every day. Feet need time to get used to it, just like hands that try the monkey bars for the first time. If the skin gets sore or something hurts, stop, wash your feet and try again another day.

In winter, play indoors. Cold feet lose their feeling, and then they cannot warn you.

> **Talk about it:** Which ground do your feet like best?$md$,
  'barefoot', 'Try it yourself', '6-9', 3, now() - interval '8 months'
),
(
  'Toe Yoga: Can You Move Only Your Big Toe?',
  'Five small exercises for the muscles you forgot you had. You can even do them in class.',
  $md$Spread your fingers. Easy! Now spread your toes. Not so easy? Your foot has lots of small muscles, but most people never talk to them. Toe yoga is how you say hello.

Sit on a chair with bare feet flat on the floor. Do every exercise five times with each foot. Breathe, and do not pull faces. (All right, pull faces.)

## 1. The fan

Spread all your toes as wide as you can, like a peacock opening its tail. Hold it for three seconds, then let go. If nothing happens, help with your fingers and try again tomorrow.

![Toes spread like the tail of a peacock](drawing:toe-fan)

> **Talk about it:** Who can spread their toes the widest?

## 2. The lift

Lift **only your big toe**. The other four stay on the ground. Then the other way round: press the big toe down and lift the other four. Your brain has to build a new path for this. For many people it takes days, and then it suddenly works.

> **Talk about it:** Whose big toe can lift alone?

## 3. The little mountain

Keep your heel and the tips of your toes on the floor. Now pull the ball of your foot a little towards your heel, so that your arch rises like a mountain. Do not curl your toes! Hold it while you count to five. It looks like nothing at all, and yet the small muscles under your arch have a lot to do.

![A foot with its arch low, and with its arch high](drawing:arch-moves)

> **Talk about it:** Can you see my arch rise? Can I see yours?

## 4. The towel train

Lay a small towel on the floor. Grab it with your toes and pull it towards you, bit by bit, until all of it has arrived. Put a book on the end of the towel if you are a champion.

> **Talk about it:** What else could your toes pull?

## 5. The giraffe

Stand up and hold on to the chair. Rise slowly onto your tiptoes, as tall as a giraffe that wants the highest leaf. Count to three and come down just as slowly. The slow way down is the hard part.

![Five toes with happy faces, one with a headband](activity:toe-yoga)

> **Talk about it:** What can a giraffe see that you can’t?

## Make it a habit

Muscles get stronger when you use them often, not when you use them a lot at once. Do the fan while you brush your teeth. Do the lift while you wait for the bus; nobody sees it inside your shoes. After four weeks, try everything again. You will be surprised what your toes have learned.

If something hurts, stop and tell a grown-up.

> **Talk about it:** When could we do toe yoga each day?$md$,
  'toe-yoga', 'Try it yourself', '7-10', 3, now() - interval '4 months'
);
