import type { Article } from '../articles/listed-article';

/** Invented stories for tests and for the standalone remote; newest first. */
export const sampleArticles: readonly Article[] = [
  story('arches', 'The Bridge Under Your Sole', 'How your body works', '7-10', '2026-10-20', {
    summary: 'There is a bridge hidden in your foot, and it can do something no stone bridge can.',
    body: `Stand on a cold floor with bare feet. Your heel feels cold. Your toes feel cold. But one spot on the inner side hardly touches the floor. That is your **arch**.

## A bridge that bends

A stone bridge must never bend. Your arch *should*! It sinks a little with each step, like a trampoline, and springs back again. You have three of them in each foot:

- a long, high one on the inner side,
- a long, low one on the outer side,
- a short one that goes across, behind your toes.

> **Did you know?** Babies have arches too. They hide under a soft cushion of fat.

## How strong is it?

When you jump, your feet carry several times your weight for a moment. You can read how feet are measured in [How the Phone Sees Your Feet](/kids-zone/how-the-phone-sees-your-feet).

If your feet hurt, or get tired long before your friends' feet do, tell a grown-up.

## Try it

1. Wet one foot and step on a piece of paper.
2. Look at the middle of the print. Is it thin, wide, or missing?
3. Rise on your tiptoes in front of a mirror and watch the bridge lift.`,
  }),
  story('scan', 'How the Phone Sees Your Feet', 'Good to know', '8-11', '2026-09-12', {
    summary: 'No X-rays, no tickling: just pictures and a patient computer.',
  }),
  story('sweat', 'Who Made That Smell?', 'How your body works', '7-10', '2026-06-03', {
    summary: 'Your feet have thousands of tiny taps. But the smell comes from somebody else.',
  }),
  story('toe-yoga', 'Can Your Big Toe Dance Alone?', 'Try it yourself', '7-10', '2026-04-18', {
    summary: 'Five small exercises for muscles you forgot you had. Nobody will notice in class.',
  }),
  story('animals', 'Six Animals with Amazing Feet', 'Good to know', '6-9', '2026-03-01', {
    summary: 'Who walks on tiptoe all day, and who tastes lunch with the feet?',
  }),
  story('barefoot', 'Shoes Off! Games for the Meadow', 'Try it yourself', '6-9', '2026-02-11', {
    summary: 'Seven games that make your feet strong, clever and very giggly.',
  }),
  story('shoes', 'Did My Shoes Shrink in the Rain?', 'Good to know', '7-10', '2026-01-09', {
    summary: 'They did not. How fast feet grow, and a trick with cardboard.',
  }),
  story('bones', 'Fifty-two Bones in Two Feet', 'How your body works', '8-11', '2025-12-02', {
    summary: 'A quarter of all your bones live down there. Meet the team.',
    body: 'Put them back!\n\n![A foot of bones](activity:bone-puzzle)',
  }),
  story('a-cover-of-tomorrow', 'Follow That Footprint!', 'Try it yourself', '8-11', '2025-11-14', {
    summary: 'Detectives read footprints. Make your own and learn the language.',
  }),
];

function story(
  cover: string,
  title: string,
  category: string,
  ageRange: string,
  day: string,
  { summary, body }: { summary: string; body?: string },
): Article {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return {
    id: `story-${cover}`,
    title,
    slug,
    summary,
    body: body ?? `${summary}\n\n## Look closely\n\nTake off your socks and have a look at your own feet.`,
    cover,
    category,
    age_range: ageRange,
    reading_minutes: 3,
    published_at: `${day}T08:00:00+00:00`,
  };
}
