import type { CalendarDay } from '@little-arches/contracts/values';
import type { ReactNode } from 'react';
import QuestionArch from '../drawings/arches/question-arch.svg?react';
import ThreeWindows from '../drawings/arches/three-windows.svg?react';
import { Drawing } from '../drawings/drawing';
import Professionals from '../drawings/people/professionals.svg?react';
import Letter from '../drawings/signs/letter.svg?react';
import PlainWords from '../drawings/signs/plain-words.svg?react';
import YourChoice from '../drawings/signs/your-choice.svg?react';

/** Categories of posts; also the tags of the sample blog. */
export const categories = ['Marketing', 'Business', 'Solutions', 'Studio', 'Brand'] as const;

/** A post of the sample blog. */
export interface Post {
  readonly title: string;
  readonly category: (typeof categories)[number];
  /** ISO 8601. */
  readonly date: CalendarDay;
  readonly picture: ReactNode;
  readonly excerpt: string;
  /** Further paragraphs of a long preview. */
  readonly more: readonly string[];
}

/** The posts, newest first. The first one is the post of the sample article page. */
export const posts: readonly Post[] = [
  {
    title: 'What a waiting room says before anyone speaks',
    category: 'Business',
    date: '2025-09-18',
    picture: <Drawing of={ThreeWindows} />,
    excerpt:
      'A family decides in the first two minutes whether a practice is a place for children. Nobody has greeted them by then. The room has.',
    more: [
      'We sat in eleven waiting rooms, at the height of a four-year-old. From there the desk is a wall, the posters hang in the clouds, and the only thing within reach is the plug socket.',
      'The practices that families like best don’t spend more on furniture. They moved three things: the pictures down, the coats near the door, and the first friendly face to where it can be seen from the entrance.',
    ],
  },
  {
    title: 'Plain words win: how we rewrote a consent form',
    category: 'Solutions',
    date: '2025-08-27',
    picture: <Drawing of={PlainWords} />,
    excerpt:
      'The old form had four pages and came back unsigned. The new one has one page, and most parents sign it before they take off their coat.',
    more: [
      'We began by reading it aloud. Wherever the reader had to breathe twice, the sentence became two. Wherever a word needed a dictionary, the word went, or got its meaning in brackets.',
      'The lawyers were our best editors. They cared about three sentences and let us have the rest. Ask yours which three; you may be surprised how short a careful text can be.',
    ],
  },
  {
    title: 'Signs that children can follow',
    category: 'Studio',
    date: '2025-07-30',
    picture: <Drawing of={YourChoice} />,
    excerpt:
      'Arrows are for people who can read. Children follow colours, animals and each other. Here is what we learned on forty metres of corridor.',
    more: [
      'Our first try was a row of bears. The children loved them so much that they stayed with the bears. A sign must be nice enough to notice and dull enough to leave.',
      'Footprints did better. They have a direction, they fit any floor, and a child puts a foot on each of them and arrives without knowing that it was led.',
    ],
  },
  {
    title: 'How a small practice finds its families',
    category: 'Marketing',
    date: '2025-06-19',
    picture: <Drawing of={Letter} />,
    excerpt:
      'No advertisement brought as many families as one honest letter to the three kindergartens round the corner.',
    more: [],
  },
  {
    title: 'Seven questions to ask before a new logo',
    category: 'Brand',
    date: '2025-05-22',
    picture: <Drawing of={QuestionArch} />,
    excerpt:
      'Who will draw it with a crayon? Does it work on a sock? The questions that save two months, in the order in which we ask them.',
    more: [],
  },
  {
    title: 'What doctors want from a website',
    category: 'Business',
    date: '2025-04-24',
    picture: <Drawing of={Professionals} />,
    excerpt:
      'Fewer calls before nine o’clock. We asked twenty practices what their website should do for them, and nobody said “look modern”.',
    more: [],
  },
];
