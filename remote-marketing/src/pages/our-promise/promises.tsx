import { CHILD_LIMITS } from '@little-arches/contracts/input';
import { addresses } from '@little-arches/contracts/routes';
import type { ReactNode } from 'react';
import { Drawing } from '../../drawings/drawing';
import FreeApp from '../../drawings/signs/free-app.svg?react';
import PlainWords from '../../drawings/signs/plain-words.svg?react';
import SafeData from '../../drawings/signs/safe-data.svg?react';
import YourChoice from '../../drawings/signs/your-choice.svg?react';

/** A promise with its practical consequences and its drawing. The fifth promise, the 1%, has its own section. */
export interface PromiseText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly inPractice: readonly string[];
  /** Link to further information. */
  readonly link?: { readonly to: string; readonly label: string };
  readonly drawing: ReactNode;
  readonly look: 'drawing-first' | 'drawing-last' | 'in-columns';
}

export const promises: readonly PromiseText[] = [
  {
    id: 'free',
    title: 'The app is free',
    text: 'Every child should be able to stand on strong feet, whatever the family can spend.',
    inPractice: [
      'Scans, exercises and profiles cost nothing.',
      'There is no trial that runs out.',
      'We never ask for a card to open an account.',
    ],
    drawing: <Drawing of={FreeApp} />,
    look: 'drawing-first',
  },
  {
    id: 'choice',
    title: 'Insoles are your choice',
    text: 'We sell insoles, so we could be tempted to suggest them to everybody. This keeps us honest:',
    inPractice: [
      'Exercises are always suggested first.',
      'Nothing in the app stops working if you don’t buy.',
      'The price stands beside the product, and the cart shows the total before you pay.',
    ],
    drawing: <Drawing of={YourChoice} />,
    look: 'drawing-last',
  },
  {
    id: 'words',
    title: 'We say what we know',
    text: 'Worried parents are easy to frighten. We would rather have you well informed.',
    inPractice: [
      'We explain a medical word the first time we use it.',
      'Our figures are marked as our own, wherever they stand.',
      'A scan is never presented to you as a diagnosis.',
    ],
    drawing: <Drawing of={PlainWords} />,
    look: 'drawing-first',
  },
  {
    id: 'data',
    title: 'Your child’s data stays yours',
    text: 'A scan tells a lot about a child. So we treat it like something lent to us.',
    inPractice: [
      'No tracker runs on this site. The only outside service is the card payment at the checkout.',
      'You can download everything in your account as one file, at any time.',
      `When you delete a child or your account, its scans are deleted too. A deleted child can be brought back for ${CHILD_LIMITS.keptDays} days.`,
    ],
    link: { to: addresses.privacy, label: 'Read how we look after your data' },
    drawing: <Drawing of={SafeData} />,
    look: 'in-columns',
  },
];
