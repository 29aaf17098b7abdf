insert into public.articles (title, summary, body, cover, category, age_range, reading_minutes, published_at)
values
(
  'Why Do Feet Have Arches?',
  'There is a bridge hidden under your foot. Find out what it carries and why it bends.',
  $md$Stand on a cold floor with bare feet. Your heel feels cold. Your toes feel cold. But there is a spot on the inner side that hardly touches the floor at all. That is your **arch**.

## A bridge made of bones

Builders have used arches for thousands of years. A stone bridge with an arch can carry heavy carts, because the arch pushes the weight out to both ends. Your foot does the same. When you stand, your weight travels to your heel and to the front of your foot, and the arch in the middle holds everything up.

You do not have just one arch. Each foot has three:

- a long, high one on the inner side,
- a long, low one on the outer side,
- a short one that goes across, behind your toes.

![The three arches of a foot, drawn on its sole](drawing:three-arches)

> **Talk about it:** Where have you seen a bridge with an arch?

## A bridge that is also a spring

A stone bridge must never bend. Your arch should! Each time your foot lands, the arch sinks a little, like a trampoline when somebody jumps on it. Strong bands under your foot get stretched. Then they pull back and give you a push forward. That is one reason why running can feel bouncy, and why each step lands a little softer.

![An arch sinks under weight, and springs up again](drawing:arch-moves)

> **Talk about it:** What else bends and then springs back?

## Where was my arch when I was a baby?

Hidden! Baby feet have a soft cushion of fat where the arch will be, so they look flat. The arch shows up slowly while you walk, run and climb your way through your first ten years. Some people keep quite flat feet all their lives and feel fine.

![The round feet of a baby, asleep](drawing:baby-feet)

If your feet hurt, or get tired long before your friends’ feet do, tell a grown-up. A doctor or a foot expert can have a look.

> **Talk about it:** Have you got a photo of your baby feet?

## Try it

Wet one foot and step on a dry stone or a piece of paper. Is the middle of your footprint thin, wide, or missing? Now rise on your tiptoes in front of a mirror and watch your arch grow taller. Your foot muscles just lifted the bridge.$md$,
  'arches', 'How your body works', '7-10', 3, now() - interval '11 months'
),
(
  'The 26 Bones in Your Foot',
  'A quarter of all your bones live in your feet. Meet the heel, the keystone and the toe team.',
  $md$Guess how many bones there are in one of your feet. Five? Ten? The answer is **26**. Both feet together have 52 bones. A grown-up has about 206 bones in the whole body, so about a quarter of them are in the feet!

## Three groups, one team

**The back team.** Your heel bone is the biggest bone of the foot. It lands first when you walk. On top of it sits the ankle bone, which joins your foot to your leg. Builders call the stone at the top of an arch the **keystone**, because it holds both sides together. In the long arch on the inner side of your foot, the ankle bone does that job. Together with five smaller bones, these two form the strong back part and the top of your arch.

![A foot above an arch of stones: the top stone is the keystone](drawing:keystone)

**The middle team.** Five long bones lie side by side, like the fingers of a glove. You can feel them when you press gently on top of your foot.

**The toe team.** Every toe has three little bones. Only the big toe has two. It does not need more, because it has the most important job of all toes: it gives the last push before your foot leaves the ground.

Seven plus five plus fourteen makes 26. You can check it! Here is a right foot, seen from above:

![The 26 bones of a right foot, seen from above](drawing:foot-bones)

> **Talk about it:** Which bones can you feel with your fingers?

## What holds it all together?

Bones alone would fall into a heap. *Ligaments* tie bone to bone, a bit like strong rubber bands. *Muscles* pull on the bones with *tendons*, which work like the strings of a puppet. There are more than a hundred of these parts in each foot. The strongest tendon of your body is right there: the Achilles tendon above your heel. Pinch it softly between two fingers and move your foot up and down. Can you feel it slide?

![The tendon at the back of the leg pulls the heel up](drawing:tendon)

> **Talk about it:** Put a hand on your calf and move your foot. What do you feel?

## Soft at first

A baby’s foot is mostly made of *cartilage*. That is the bendy stuff in the tip of your nose. Year by year it turns into hard bone, and the job is only finished when you are a teenager. A good reason for shoes with enough room!

![A dog with a foot made of bones](activity:bone-puzzle)

So be kind to your 52. They still have a long way to go with you.

> **Talk about it:** What else grows hard with time?$md$,
  'bones', 'How your body works', '8-11', 3, now() - interval '9 months'
),
(
  'Why Do Feet Get Sweaty?',
  'Your feet have thousands of tiny taps. Why they open, and where the smell really comes from.',
  $md$Pull off your trainers after a football match. Phew! Who made that smell? It was not you. It was somebody much, much smaller.

## Tiny taps

Your skin is full of sweat glands. They are like tiny water taps that cool you down. When sweat dries on your skin, it takes heat away with it. Feet have more of these taps than almost any other place on your body: more than 200,000 on your two feet. On a busy day they can make enough sweat to fill a small glass.

![Sweat glands in the skin, each with a drop on top](drawing:sweat-taps)

Hands and feet also get damp when you are excited or nervous, for example before a test. One idea is that slightly damp skin gave our ancestors a better grip when they had to climb or run away. You can test it with paper: dry fingers often turn a page badly, slightly damp ones do it well.

> **Talk about it:** When did your hands or feet last get wet with sweat?

## The smelly guests

Fresh sweat smells of almost nothing. But on your skin live millions of **bacteria**, living things so small that you need a microscope to see them. Most of them are harmless, and many even protect you. They love warm, dark, damp places, and the inside of a shoe is all three. They nibble on your sweat and on old bits of skin, and what they leave behind is what stinks.

![Bacteria under a magnifying glass look happy](drawing:bacteria)

Do some cheeses remind you of feet? That is no accident. Cousins of these bacteria help to ripen them!

> **Talk about it:** Which smell do you like best? Which one is the worst?

## How to win against stinky shoes

1. Wash your feet every day, and dry them well, also between the toes.
2. Put on fresh socks every morning. Wool or cotton soaks up sweat.
3. Let your shoes rest for a day. Two pairs that take turns are perfect.
4. Take out the insoles in the evening so that everything can dry.
5. Walk barefoot at home. Air is free.

![Flowers grow out of an old shoe](drawing:flower-pot)

If your skin itches, gets white and soft between the toes or has cracks, show it to a grown-up. A foot fungus is nothing to be ashamed of, and a doctor knows what helps.

> **Talk about it:** Which of the five do you do? Which one is new?$md$,
  'sweat', 'How your body works', '7-10', 3, now() - interval '6 months'
),
(
  'What Your Footprint Tells About You',
  'Detectives read footprints, and so do foot experts. Make your own and learn to read it.',
  $md$A detective kneels in the sand. There is a footprint. “Somebody tall,” she says, “who was in a hurry.” How does she know? Footprints can talk, if you know their language.

## Make your own print

You need a tray, some water, and a piece of brown paper or a dry paving stone.

1. Pour a little water into the tray.
2. Dip one foot in and let the drops fall off.
3. Step onto the paper the way you normally stand, and step off again.
4. Draw around the wet shape with a pencil before it dries.
5. Do the same with the other foot.

![A tray of water, and a wet print on paper](drawing:wet-tray)

> **Talk about it:** What do you think your print will look like?

## Read the middle

Look at the part between heel and toes.

- **A narrow bridge** joins heel and toes: your arch is high in the middle, like most older children’s and grown-ups’.
- **A wide shape**, almost as wide as the front: your arch is low, or still growing. For small children this is quite normal.
- **Two islands** with nothing in between: your arch is very high.

![Three prints: a narrow bridge, a wide shape, two islands](drawing:three-prints)

No print is better than another. It only tells how your foot meets the ground.

> **Talk about it:** Whose prints in your family are most like yours?

## Read the rest

Is one print longer than the other? Many people have one foot that is a little bigger. Are all five toes there? If a toe is missing, it may be lying on its side or hanging in the air.

![Two feet of one child: one is a bit longer](drawing:two-feet)

Now walk across the wet sand and look back. Do your feet point straight ahead, a bit outwards or a bit inwards? How far apart are the steps? When you run, they get longer, and the front of the print gets deeper. That is how the detective knew about the hurry. And tall people often have long feet. Try it with a grown-up: multiply the length of their foot by six and a half. Are you close to how tall they are? With children it works less well, because feet and legs do not grow at the same speed.

![A footprint under a magnifying glass](activity:footprint-detective)

> **Talk about it:** Who makes the longest steps in your family?

## Keep it

Write your name and the date on the paper. Make a new print every few months and put them side by side. You will see your feet grow, and maybe you will even see your arch appear.

> **Talk about it:** Where will you keep your prints?$md$,
  'footprint', 'How your body works', '8-11', 3, now() - interval '1 month'
);
