insert into public.articles (title, summary, body, cover, category, age_range, reading_minutes, published_at)
values
(
  'How Long Is Your Foot?',
  'All you need is a wall, a sheet of paper and a friend. And what does the number in your shoe mean?',
  $md$Do you know how tall you are? Sure! Do you know how long your feet are? Most people have no idea. So let us find out.

## You need

- a sheet of paper that is longer than your foot,
- a pencil and a ruler,
- a wall,
- a friend or a grown-up.

## Try it

1. Put the paper on the floor, right at the wall. No carpet!
2. Take off your socks. Stand on the paper. Your heel must touch the wall.
3. Stand on both feet, as you always do. Do not lean.
4. Your friend makes a mark at your longest toe. Hold the pencil straight up.
5. Now the other foot.
6. Step off. How far is it from the edge to the mark? That is how long your foot is.

![A heel touches the wall, and a pencil marks the longest toe](drawing:heel-wall)

Which toe is your longest? It can be the big one or the one next to it. Both are fine. And is one foot longer than the other? Then the long one counts when you buy shoes.

## What does the number in my shoe mean?

Look into your shoe. Maybe it says 31. But 31 what? Apples? No. In Europe, shoes are counted in *Paris points*. One point is two thirds of a centimetre. That is about as wide as a pencil.

![A shoe above a ruler with shoe sizes from 26 to 31](drawing:paris-points)

Here is the trick. Take the length of your foot in millimetres. Add 15, so that your toes have room. Then divide by 6.67. You may use a calculator!

A foot of 190 millimetres plus 15 makes 205. Divide by 6.67, and you get close to 31. That is the size.

Every maker leaves a bit more or less room. So the number is only a hint. You still have to try the shoe on.

![A foot beside a ruler](activity:measure-foot)

> **Talk about it:** What are the numbers in all our shoes?

## Do it again

Write the day on your sheet and keep it. Measure again when the next season starts. Put the two sheets side by side. Can you see how far you got?

> **Talk about it:** How much longer will your feet be next year? Guess!$md$,
  'measure', 'Try it yourself', '7-10', 3, now() - interval '3 months'
),
(
  'The Shoe Test: Does It Fit?',
  'Be a shoe tester! Five quick tests tell you if a shoe is good to your toes.',
  $md$Red with stars? Blue with lights? A shoe can look great and still be bad for your toes. So before you say yes, be a shoe tester. Here are your five tests.

## Test one: the long foot

Put on both shoes. Many people have one foot that is a bit longer. The shoe must fit *that* one. Stand up, too. Sitting does not count.

![Two feet of one child: one is a bit longer](drawing:two-feet)

> **Talk about it:** Which of your feet is longer?

## Test two: the secret room

There must be some free room in front of your toes. How much? The inside of a shoe is 12 to 20 millimetres longer than the foot. A thumb is about that wide.

You can’t see through a shoe. But you can take out the sole inside it. Stand on it with your heel at the back. Now you see how much is left in front. Is it less than a thumb? Then the shoe is too short.

![A foot has room in front of its toes](activity:shoe-fit)

> **Talk about it:** How many shoes in our home have a secret room?

## Test three: the toe dance

Can you wiggle all your toes in the shoe? Up, down, and one by one? If they are stuck, the shoe is too tight.

> **Talk about it:** Which of your shoes are best for dancing toes?

## Test four: the stairs

Go up and down a few steps. Does your heel slip out? Do your toes bump into the front? Then look for another pair.

![On the stairs a heel slips out of a shoe](drawing:heel-slip)

> **Talk about it:** Did you ever lose a shoe on the stairs?

## Test five: the run

Run to the door and back. Jump twice. Now ask your feet. Does it rub? Does it pinch? Feet tell the truth, so listen to them. A shoe should feel good at once. Do not hope that it will get better.

> **Talk about it:** Which shoes did you like most of all? Why?

## And when you test old shoes?

Do test two again every few months. Your feet grow and the shoe does not! Is there no more room for a thumb? Say thank you to the old pair. Then start again with test one.

Here is a game for the shop. Close your eyes and try on two pairs. Which one do your feet like more? They do not care about stars or lights at all.

![Flowers grow out of an old shoe](drawing:flower-pot)

> **Talk about it:** Which pair says thank you and goodbye?$md$,
  'fitting', 'Good to know', '6-9', 2, now() - interval '5 months'
),
(
  'Be a Flamingo: Games of Balance',
  'Stand on one leg, walk on a line, cross a river of lava. Your feet will work hard and you will laugh.',
  $md$A flamingo can stand on one leg for a very long time. It can even sleep like that. Can you? Let us try. But not the part with the sleep!

## What happens in your foot?

Take off your shoes and stand on one leg. Look down. Do you see your foot move? It tips a bit to the left, then a bit to the right. Your toes grip the floor. Small muscles pull here and pull there, all the time. You do not have to tell them what to do. They just do it.

The more they get to do, the better they get. Soft sand, grass, a beam, stones to step on: all that is good work for the muscles of your foot and ankle.

![A foot stands on a beam](activity:balance)

> **Talk about it:** What do your arms do when you stand on one leg?

## Try it

Play close to a grown-up, and look where you step. Bare feet feel best.

1. **The line.** Lay a rope on the floor. Walk on it, heel to toe. Then walk on it the other way, back to front.
2. **The lava river.** Put pillows on the floor. They are the rocks. Go from rock to rock. Do not touch the lava!
3. **The waiter.** Put a book on your head. Walk around the table. Now step over a shoe.
4. **The mirror.** Stand face to face with a friend, each on one leg. One moves the arms, the other does the same. Who laughs first?
5. **The park.** Find a log, a low wall or a row of stones. Walk along it. A grown-up holds your hand until you say “let go”.

![Feet walk heel to toe on a rope](drawing:rope)

## You will wobble

That is not bad. To wobble is how your feet learn. First you wobble a lot. Then you wobble a bit less. Try the line today, and try it again each day of this week. On Sunday, ask a friend to watch. I bet you will be as calm as a flamingo.

Does your foot hurt? Then stop and tell a grown-up.

> **Talk about it:** What was hard for you at first and is easy now?$md$,
  'balance', 'Try it yourself', '6-9', 3, now() - interval '5 months 15 days'
),
(
  'Flat First: How Your Feet Grow Up',
  'Nearly all children start with flat feet. Here is what happens next.',
  $md$Find a photo of you as a baby. Look at your feet. They are small and round like two little loaves of bread. And below, they are flat. Where is the arch?

## Everybody starts flat

Children start with flat feet. You did, and so did your teacher. The arch on the inner side of the foot comes later. It takes its time. Most of it happens in your first ten years.

![The round feet of a baby, asleep](drawing:baby-feet)

> **Talk about it:** What could you not do yet when your feet were that small?

## Count with me

Some doctors wanted to know more. They looked at 835 children. The children were three to six years old. Each of them stood still, and a laser looked at their feet.

Think of 100 children who are three. About 54 of them had flat feet. That is more than half!

Now think of 100 children who are six. Only about 24 of them had flat feet. So the older they were, the fewer flat feet there were.

![Of 100 children of three years 54 have flat feet, of 100 of six years 24](drawing:hundred-feet)

And when they are teens? Of 100 people who are 14, about 96 have a normal arch.

> **Talk about it:** What else is there about half of in your class?

## When must my arch be there?

There is no such day. Nobody can say “at seven it must be done”. Some arches come early. Some come late. Some feet stay flat, and they walk, dance and score goals just the same.

![A foot with a high arch over the water](drawing:arches)

> **Talk about it:** What do you do well at your own speed?

## Stand up tall

You can see if a flat foot is soft and bendy. Stand in front of a mirror with your back to it. Look over your shoulder, or ask a friend to look. Now go up on your toes. Do you see an arch? Come down again. Where did it go? It is hiding.

![On tiptoe the arch of a foot shows](drawing:tiptoe-arch)

> **Talk about it:** Whose arch comes out on tiptoe? Look at all of us!

## When to tell a grown-up

Tell a grown-up if your foot hurts. Tell them too if only one foot is flat, or if a foot is stiff. Then a doctor can have a look. All the rest is just you, and you grow at your own speed.

> **Talk about it:** Whom do you tell when something hurts?$md$,
  'growing', 'How your body works', '7-10', 3, now() - interval '6 months 15 days'
),
(
  'Feet Around the World',
  'Sand, snow, city: feet go everywhere. A trip around the world without leaving your room.',
  $md$There are billions of people in the world. Nearly all of them have two feet. That makes a huge lot of toes! Let us go on a trip and say hello to some of them.

## No two are the same

Look at the feet in your home. Who has long toes? Who has short ones? Who has a high arch and who has a low one? Feet are wide or slim, flat or curved, brown or pink. It is the same in every land. No foot is the best one. Each is made for the one who walks on it.

![Feet that are wide, slim, small and long](drawing:many-feet)

When doctors looked at the feet of 835 young children, they saw it too. Some feet were flat and some were not. About half of the boys had flat feet, and about a third of the girls. And nearly all of them were just fine.

> **Talk about it:** What is special about your feet?

## One foot, many numbers

Take your shoe to another land and ask for the same size. You may get an odd look! In Europe your shoe may be a 31. In other lands they count in another way, so the same shoe has another number. The foot has not changed at all. That is why it is smart to know how *long* your foot is. A ruler works everywhere.

![A shoe above a ruler with shoe sizes from 26 to 31](drawing:paris-points)

> **Talk about it:** What else has another name in another land?

## Where feet like to go

Some feet walk on hot sand. Some walk on soft moss, on round stones or on snow. Ground that is not flat gives your feet a lot to do. The muscles of your foot and ankle like that.

![Boxes with stones, sand, leaves and water to walk through](drawing:feeling-path)

> **Talk about it:** What is the best ground you ever walked on?

## Try it

Make a trip around the world in your room. You need five places. Ask a grown-up to help.

1. **The beach.** A tray with sand or rice.
2. **The woods.** A box with leaves and cones.
3. **The river.** Flat stones or books to step on.
4. **The hills.** A pile of pillows.
5. **The north.** A cold, wet towel. Brrr!

Take off your socks and go from place to place. Then do it with your eyes shut, and let a friend hold your hand. Where are you now? Your feet will know.$md$,
  'world', 'Good to know', '6-9', 3, now() - interval '8 months 15 days'
);
