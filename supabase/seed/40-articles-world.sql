insert into public.articles (title, summary, body, cover, category, age_range, reading_minutes, published_at)
values
(
  'Why Do My Shoes Get Small?',
  'They do not shrink. How fast feet grow, and a trick with cardboard that tells when it is time for new shoes.',
  $md$In spring your new shoes were perfect. Now it is autumn and they pinch. Did they shrink in the rain? No. While you were busy playing, your feet grew.

## Feet are in a hurry

Feet grow fast. A toddler may need two or three new sizes in one year. At your age it may be one or two. Later it gets slower, and some day in your teens your feet have got their size. Have you ever seen a puppy with huge paws? Children can be a bit like that. First the feet grow, and the rest catches up.

![A small foot, a bigger one and a big one](drawing:growing)

> **Talk about it:** Do you have old shoes that are too small? How small are they?

## Shoes need a secret room

When you walk, your foot slides forwards a tiny bit. That is why a shoe must be longer than your foot. About the width of a grown-up’s thumb, or 12 millimetres, is a good start. Is there much less? Then it is time for a new pair.

Here is the odd thing: feet do not always complain. A shoe can be too short long before it pinches. So do not wait. Check!

![Toes look out of a shoe that is too small](activity:shoe-fit)

> **Talk about it:** How much room is in the shoes you wear now?

## The cardboard trick

1. Stand on a piece of cardboard in the afternoon. Feet get a little bigger during the day.
2. Let somebody draw around each foot with an upright pencil.
3. Draw a line 12 millimetres in front of your longest toe.
4. Cut out a strip from the heel to that line.
5. Push the strip into your shoe, right up to the front. Does it bend, or does it not fit at all? Then the shoe is too short.

Do this every three months, and measure **both** feet. If one is bigger, buy shoes for the bigger one.

![A foot beside a ruler](activity:measure-foot)

> **Talk about it:** Which of our shoes will the strip not fit?

## And what about old shoes?

Shoes from a brother, a sister or a friend are fine if they fit and are not worn down. Look at the heel: if one side is much lower than the other, the shoe has learned somebody else’s way of walking. Then say thank you, and give the shoe a new life as a flower pot.

![Flowers grow out of an old shoe](drawing:flower-pot)

> **Talk about it:** Who could wear your old shoes?$md$,
  'shoes', 'Good to know', '7-10', 3, now() - interval '10 months'
),
(
  'The Coolest Feet in the Animal World',
  'Who walks on tiptoe all day, who tastes with its feet, and who can hang from the ceiling?',
  $md$Your feet are great for walking and running. But other animals have feet with superpowers. Here are six of them.

## The tiptoe club

A **horse** stands on just one toe on each foot. The hoof is a giant toenail! Look at its back legs: what seems to be a knee that bends the wrong way is more like your heel, high up in the air. And the “knee” of a front leg is more like your wrist. Cats and dogs also walk on their toes. That makes them fast and quiet.

![The back leg of a horse and a leg on tiptoe: a dot shows each heel](drawing:horse-heel)

An **elephant** is the heaviest animal on land, and you would think it stomps. But inside each foot, behind the toes, there is a thick cushion of fat. It spreads out under the weight like a pillow, so an elephant can walk through the forest almost without a sound.

> **Talk about it:** Can you walk on tiptoe and make no sound?

## The climbers

A **gecko** can run up a window and even across the ceiling. No glue, no suction cups! Under its toes grow millions of hairs, far finer than yours, and each one splits into even tinier ones. They get so close to the wall that the smallest parts of wall and foot pull on each other. To let go, the gecko simply rolls up its toes.

![The foot of a gecko on a window, with rows of hairs under its toes](drawing:gecko-toes)

> **Talk about it:** Where would you climb with gecko feet?

## The swimmers

A **duck** has skin between its toes and uses it as a paddle. And why don’t its feet freeze on the ice? The warm blood on its way down passes close to the cold blood on its way up and warms it. So the feet stay cold, but the duck stays warm.

![A duck swims with skin between its toes](drawing:duck-feet)

> **Talk about it:** What do you wear to paddle like a duck?

## The tasters

A **butterfly** tastes with its feet. When it lands on a leaf, it knows at once whether its caterpillars would like to eat it. Imagine standing on a pizza to find out if it is good!

> **Talk about it:** What would you like to taste with your feet?

## The ones like us

A **bear** puts its whole foot on the ground, from heel to toe, just as you do. That is slower than tiptoe, but very steady. It is why bears can stand up on two legs so well, and why their tracks look a little like those of a barefoot person.

![A sole of a child beside the track of a bear](drawing:bear-track)

So who has the best feet? Everybody has the feet that fit their life. Yours are made for walking upright, which very few animals do all day long. What would you do with gecko feet for one day?

> **Talk about it:** Which of these feet would you like for one day?$md$,
  'animals', 'Good to know', '6-9', 3, now() - interval '7 months'
),
(
  'How Does a Foot Scan Work?',
  'A phone, a patient computer and your bare feet: what happens in the minute of a scan.',
  $md$A foot scan sounds like something from a spaceship. In fact you only need a phone, a grown-up and clean feet. It does not hurt, it does not tickle, and it uses no X-rays. It is just pictures.

## Step one: pictures

You stand still, barefoot, with your weight on both feet. The grown-up walks around you with the phone and films your feet from all sides: the front, the back, the inner side and the outer side. Then you walk a few metres, the way you always walk. No showing off!

> **Talk about it:** How long can you stand as still as a tree?

![A phone goes around two feet that stand still](drawing:scan-round)

## Step two: a clever search

Now the computer gets to work. It has learned from very many pictures what feet look like. It looks for special points: the tip of the longest toe, the back of the heel, the ankle, the top of the arch. It puts the pictures together like a puzzle until it has a model of your foot that you could turn around in all directions. We call programs that learn from examples **artificial intelligence**, or AI.

> **Talk about it:** Which points would you look for on a foot?

## Step three: measuring

From the model, it can measure things:

- how long and how wide each foot is,
- how high your arch is,
- whether your heel stands straight or tips to one side,
- how long your steps are and where your toes point when you walk.

![Lines show how long and how wide a foot is, and how high its arch](drawing:foot-measures)

Computers can be wrong. If you wiggle, or if it is too dark, the scan may fail. That is not your fault. You simply do it again.

> **Talk about it:** How long do you think your foot is?

## Step four: people

The numbers are not a school mark. There are no good feet and bad feet. They help you and your parents see how your feet change, and which exercises could be right for you. If something looks unusual, a pediatric professional looks at the real feet. No app can replace that.

> **Talk about it:** What can a person see that a phone can’t?

## Why again and again?

Because you grow! Do a new scan every four to six months and you can watch your feet change, a bit like the pencil marks on the door frame that show how tall you are.

![Pencil marks on a door frame, and feet that grow beside them](drawing:door-marks)

> **Talk about it:** How do you see that you have grown?

## Tips for a good scan

Wash your feet, roll up your trousers, stand on a plain floor in bright light, and think of being a tree. Trees are very good at standing still.

> **Talk about it:** What helps you to stand still?$md$,
  'scan', 'Good to know', '8-11', 3, now() - interval '2 months'
);
