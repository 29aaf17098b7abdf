-- The same stories in about 120 words, for beginners.
update public.articles as article
set short_body = short.body
from (values
(
  'Why Do Feet Have Arches?',
  $md$Stand on a cold floor with bare feet. One spot on the inner side does not get cold. It does not touch the floor. That is your **arch**.

![A foot with a high arch over the water](drawing:arches)

An arch is a bridge. It holds you up when you stand. But your arch can do more than a bridge made of stone. It can bend! It sinks a bit when you step. Then it springs back. That helps you run and jump.

Babies have flat feet. The arch comes later, when you walk and run and climb. Some people keep flat feet, and they feel fine.

## Try it

Wet one foot. Step on a dry stone. Can you see your arch in the print? Now go up on your toes. Up goes the bridge!$md$
),
(
  'The 26 Bones in Your Foot',
  $md$How many bones are in one foot? Guess! Five? Ten? No, there are **26**. Two feet have 52.

![The 26 bones of a right foot, seen from above](drawing:foot-bones)

They work in three teams. The **back team** has your heel. It lands first when you walk. The **middle team** has five long bones. Press on top of your foot and you can feel them. The **toe team** has small bones. Each toe has three. Only the big toe has two, but it is strong. It gives the last push.

Bones can’t move on their own. Muscles pull them, like the strings of a puppet.

Now help our dog. It has mixed up all the bones.

![A dog with a foot made of bones](activity:bone-puzzle)$md$
),
(
  'Why Do Feet Get Sweaty?',
  $md$You take off your shoes after a game. Phew! Who made that smell? Not you. It was somebody very, very small.

Your skin has tiny taps. They let out sweat, and that cools you down. Your feet have lots of these taps.

![A warm shoe beside a piece of cheese](drawing:sweat)

Sweat does not smell. But very small guests live on your skin. We call them bacteria. They like it warm, dark and wet. A shoe is all of that! They eat your sweat. What they leave behind stinks.

## Try it

1. Wash your feet each day. Dry them well.
2. Put on fresh socks.
3. Let your shoes rest for a day.
4. Walk with bare feet at home. Air is free!

Does your skin itch? Show it to a grown-up.$md$
),
(
  'What Your Footprint Tells About You',
  $md$A footprint can talk. Do you want to hear what it says? Make your own!

## Try it

1. Put some water in a tray.
2. Dip one foot in.
3. Step on brown paper and step off again.
4. Draw a line around the wet print before it is dry.

Now look at the middle.

- Is it **thin**? Then your arch is high.
- Is it **wide**? Then your arch is low, or it still grows.
- Are there **two islands**? Then your arch is very high.

No print is better than the others. It just shows how your foot meets the floor.

![A footprint under a magnifying glass](activity:footprint-detective)

Write your name and the day on the paper. Make a new print when you are bigger. What has changed?$md$
),
(
  'Seven Barefoot Games for Rainy and Sunny Days',
  $md$Shoes off, socks off! Your feet want to play. First look at the ground with a grown-up. Is there glass? Is there a wasp? Is it too hot?

![Somebody lies in the meadow with a daisy between the toes](drawing:barefoot)

## Try it

1. **Sock thief.** Pick up a sock with your toes. Drop it in a box. No hands!
2. **Toe painter.** Hold a crayon with your toes and draw a house. Can your friend tell what it is?
3. **Silent fox.** One of you is the mouse and shuts both eyes. The fox must come close and make no sound.
4. **Slow race.** Curl your toes and stretch them. That is how a worm walks. Who is last wins!

Does your skin get sore? Then stop for today. Your feet need time to get used to it.$md$
),
(
  'Toe Yoga: Can You Move Only Your Big Toe?',
  $md$Spread your fingers. Easy! Now spread your toes. Not so easy? Then say hello to your toes with yoga.

Sit on a chair. Put your bare feet flat on the floor.

1. **The fan.** Spread your toes as wide as you can. Count to three. Let go.
2. **The lift.** Lift just your big toe. Then lift the other four. This is hard. Your brain has to learn it.
3. **The mountain.** Keep your heel and toes down. Make your arch rise like a mountain.
4. **The giraffe.** Stand up and hold the chair. Go up on your toes. Come down very slowly.

![Five toes with happy faces, one with a headband](activity:toe-yoga)

Do it each day when you brush your teeth. Stop if it hurts, and tell a grown-up.$md$
),
(
  'Why Do My Shoes Get Small?',
  $md$Your shoes were fine in spring. Now they pinch. Did the rain make them small? No. Your feet grew!

![Toes look out of a shoe that is too small](drawing:shoes)

Your feet grow fast. At your age you may need one or two new sizes each year. But feet do not always tell you when a shoe is too short. So you have to check.

## Try it

1. Stand on a piece of card. A friend draws around your foot.
2. Draw a line in front of your longest toe. Leave a gap as wide as a thumb.
3. Cut out a strip from the heel to that line.
4. Push it into your shoe. Does it fit? Hooray! Does it bend? Then the shoe is too short.

Measure both feet. One may be longer.$md$
),
(
  'The Coolest Feet in the Animal World',
  $md$You have great feet. But look at these!

![An elephant runs in trainers](drawing:animals)

A **horse** walks on tiptoe all day. It has one toe on each foot. The hoof is a big toenail.

A **gecko** can run up the wall. Its toes have lots and lots of tiny hairs. They hold on with no glue at all.

A **duck** has skin between its toes. It uses its feet to paddle.

A **butterfly** tastes with its feet. Think of that! You stand on a pizza, and you know if it is good.

A **bear** puts down the whole foot, from heel to toe. You do that too.

So who has the best feet? Each animal has the feet it needs. Yours are made for you. What would you do with gecko feet?$md$
),
(
  'How Does a Foot Scan Work?',
  $md$A foot scan does not hurt. It does not tickle. It just takes pictures. You need a phone, a grown-up and clean feet.

![A foot has its picture taken](drawing:scan)

1. You stand still with bare feet. The grown-up walks around you with the phone.
2. You walk a few steps, just as you always do.
3. The computer looks at the pictures. It finds your toes and your heel. Then it makes a model of your foot.
4. Now it can tell how long your foot is, and how high your arch is.

Did you wiggle? Was it too dark? Then the scan may fail. That is fine. You do it again.

There are no good feet and no bad feet. And when something looks odd, a real person looks at your real feet.$md$
),
(
  'How Long Is Your Foot?',
  $md$You know how tall you are. But how long is your foot? Let us find out! You need paper, a pencil, a ruler, a wall and a friend.

## Try it

1. Put the paper on the floor, right at the wall.
2. Take off your socks. Stand on it. Your heel must touch the wall.
3. Your friend makes a mark at your longest toe.
4. Now the other foot.
5. Step off. How far is it from the edge to the mark? That is how long your foot is!

![A foot beside a ruler](activity:measure-foot)

Is one foot longer? Then that one counts when you buy shoes. Shoes must have some room in front, too.

Write the day on your paper. Do it again in a few months. Did your feet grow?$md$
),
(
  'The Shoe Test: Does It Fit?',
  $md$A shoe can look great and still be too small. So be a shoe tester!

![A foot has room in front of its toes](activity:shoe-fit)

## Try it

1. **Stand up.** Put on both shoes. One foot may be longer. The shoe must fit that one.
2. **Find the secret room.** There must be room in front of your toes, as wide as a thumb.
3. **Dance with your toes.** Can they all move? If not, the shoe is too tight.
4. **Climb the stairs.** Does your heel slip out? Do your toes bump?
5. **Run to the door.** Does it rub? Does it pinch? Feet tell the truth.

A good shoe feels good at once. Test your old shoes too. Your feet grow, but your shoes do not.$md$
),
(
  'Be a Flamingo: Games of Balance',
  $md$A flamingo stands on one leg. It can even sleep like that. Can you stand like a flamingo? But do not sleep!

Take off your shoes. Stand on one leg. Look down. Your foot tips a bit to the left and a bit to the right. Your toes grip the floor. All that is good work for your foot.

![A foot stands on a beam](activity:balance)

## Try it

Play close to a grown-up.

1. Lay a rope on the floor. Walk on it, heel to toe.
2. Put pillows on the floor. The floor is lava! Hop from one to the next.
3. Put a book on your head. Walk around the table.

You will wobble. That is fine. That is how feet learn. Try again each day, and you will wobble less.$md$
),
(
  'Flat First: How Your Feet Grow Up',
  $md$Look at a photo of you as a baby. Your feet are small and round, like two little loaves of bread. And they are flat! Where is the arch?

It comes later. Children start with flat feet. You did, and so did your teacher. The arch takes its time. Most of it comes in your first ten years.

![Three soles, from small to big](drawing:growing)

Think of 100 children who are three. About 54 of them have flat feet. Now think of 100 who are six. It is only about 24.

There is no day when your arch must be there. Some come early. Some come late. Some feet stay flat, and they can dance too.

Does a foot hurt? Is it stiff? Is just one foot flat? Then tell a grown-up.$md$
),
(
  'Feet Around the World',
  $md$There are lots and lots of people in the world. Nearly all of them have two feet. That makes a lot of toes!

![Footprints all around the globe](drawing:world)

No two feet are the same. Some are long and some are wide. Some have a high arch and some are flat. It is like that in every land. No foot is the best one.

Feet walk on hot sand and on cold snow. They walk on moss and on round stones. When the ground is not flat, your feet get a lot to do. Their muscles like that.

## Try it

Make a trip in your room. Put out a tray with sand, a box with leaves and a pile of pillows. Take off your socks. Walk from place to place. Then shut your eyes and hold a hand. Where are you now?$md$
)
) as short (title, body)
where article.title = short.title;
