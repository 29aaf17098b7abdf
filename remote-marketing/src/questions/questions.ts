import { saleTerms } from '@little-arches/contracts/company';
import { CHILD_LIMITS } from '@little-arches/contracts/input';
import { addresses } from '@little-arches/contracts/routes';
import { APP_ID } from '../app/get-the-app';
import { figures } from '../claims/figures';

/** A question and its answer. */
export interface Question {
  /** The fragment of the question's address, `/faqs#<id>`; don't change it after publication. */
  readonly id: string;
  readonly topic: Topic;
  readonly question: string;
  /** One string for each paragraph. */
  readonly answer: readonly string[];
  /** Link to further information. */
  readonly link?: { readonly to: string; readonly label: string };
  /** Whether the answer contains a figure about health, which adds the disclaimer. */
  readonly aboutHealth?: boolean;
}

/** The headings of the questions page, in order. */
export const topics = [
  'The app and the scan',
  'Feet and exercises',
  'Insoles and orders',
  'Your data',
] as const;

/** Topic of a question. */
export type Topic = (typeof topics)[number];

/** Every question of the site. */
export const questions: readonly Question[] = [
  {
    id: 'is-the-app-free',
    topic: 'The app and the scan',
    question: 'Is the app really free?',
    answer: [
      'Yes. Scanning, exercises and profiles for all your children cost nothing. There is no trial that runs out and nothing you have to buy.',
      'We earn money with insoles, and they are optional.',
    ],
    link: { to: addresses.ourPromise, label: 'Read our promise' },
  },
  {
    id: 'for-which-children',
    topic: 'The app and the scan',
    question: 'Is it for my child?',
    answer: [
      'Yes, if your child can stand still for a moment and walk a few steps barefoot. That is all the scan asks for.',
      'In young children a low arch is mostly normal. A scan shows how it grows. It doesn’t say that anything is wrong. If a foot hurts or your child limps, see a doctor first.',
    ],
    link: { to: addresses.evidence, label: 'How arches develop with age' },
  },
  {
    id: 'how-does-the-scan-work',
    topic: 'The app and the scan',
    question: 'How does the scan work?',
    answer: [
      'Your child stands barefoot, then walks a few steps. You film both with your phone. Software that has learned from many pictures (often called AI) measures length, width, the height of the arch and how straight the heel stands.',
      'It also looks at the gait, which means the way your child walks.',
    ],
    link: { to: addresses.concept, label: 'See the whole concept' },
  },
  {
    id: 'how-do-i-start',
    topic: 'The app and the scan',
    question: 'How do I start?',
    answer: [
      'Today: create a free account and add a profile for each child. The Kids Zone is open too, without an account.',
      'The phone app that makes the scans is coming soon. You will sign in to it with the same account, and each finished scan will show up under Scans in your profile on this website.',
    ],
    link: { to: `${addresses.faqs}#${APP_ID}`, label: 'See what the app will need' },
  },
  {
    id: 'how-often-should-we-scan',
    topic: 'The app and the scan',
    question: 'How often should we scan?',
    answer: [
      `We recommend a new scan every ${figures.rescan}. Children’s feet grow fast, and a picture from last year says little about today.`,
      'Your profile shows when the next scan is due.',
    ],
    aboutHealth: true,
  },
  {
    id: 'several-children',
    topic: 'The app and the scan',
    question: 'Can I use it for more than one child?',
    answer: [
      'Yes. Add a profile for each child. Scans, exercises and comparisons stay apart, so nobody’s feet get mixed up.',
    ],
  },
  {
    id: 'is-this-a-diagnosis',
    topic: 'Feet and exercises',
    question: 'Does the scan replace a visit to the doctor?',
    answer: [
      'No. A scan measures; it does not diagnose. If your child has pain, limps, trips often or walks in a way that worries you, see a pediatric professional. Pediatric means: trained for children.',
      'You can show the measured values at the appointment. They are often a good start for the talk.',
    ],
    link: { to: `${addresses.evidence}#see-a-doctor`, label: 'When to see a doctor' },
  },
  {
    id: 'are-flat-feet-normal',
    topic: 'Feet and exercises',
    question: 'My child has flat feet. Is that normal?',
    answer: [
      'A flat foot is a foot whose arch, the hollow on the inner side, is low or touches the floor. In small children that is common, and many arches rise on their own as the child grows.',
      'That is why we look at several scans over time, and not at one value. Ask a pediatric professional if you are unsure.',
    ],
    link: { to: addresses.evidence, label: 'What studies say, and when to see a doctor' },
  },
  {
    id: 'when-will-we-see-a-change',
    topic: 'Feet and exercises',
    question: 'When will we see a change?',
    answer: [
      `With regular exercises, and insoles where they are used, we expect improvement within ${figures.improvement} and full correction in ${figures.correction}.`,
      'These are our expectations, not a guarantee. Growing takes the time it takes.',
    ],
    aboutHealth: true,
  },
  {
    id: 'what-are-the-exercises-like',
    topic: 'Feet and exercises',
    question: 'What are the exercises like?',
    answer: [
      'Short and playful. Pull a towel with the toes, stand on one leg like a lighthouse, walk on the heels. Most take a few minutes and need nothing you don’t have at home.',
    ],
    link: { to: addresses.kidsZone, label: 'Visit the Kids Zone' },
  },
  {
    id: 'do-we-need-insoles',
    topic: 'Insoles and orders',
    question: 'Do we have to buy insoles?',
    answer: [
      'No. The app may suggest a level. Whether you follow the suggestion is up to you. The exercises and all further scans stay free either way.',
    ],
  },
  {
    id: 'what-do-the-levels-mean',
    topic: 'Insoles and orders',
    question: 'What do the levels 0 to 3 mean?',
    answer: [
      'They say how much an insole supports. Level 0 only cushions. Level 1 supports lightly, level 2 medium, level 3 strongly.',
      'Start with the level that the latest scan suggests, or ask your pediatric professional.',
    ],
    link: { to: addresses.store, label: 'Compare the levels in the store' },
  },
  {
    id: 'how-do-i-pay',
    topic: 'Insoles and orders',
    question: 'How do I order and pay?',
    answer: [
      'Put the insoles into the cart, sign in and pay by card. You can look around and fill the cart without an account. Only the payment needs one, so that your order is kept in your profile.',
      'You choose the shoe size with the insoles and the address at the checkout. We write to you when your order is paid, and when it is on its way.',
    ],
    link: { to: addresses.store, label: 'Go to the store' },
  },
  {
    id: 'send-insoles-back',
    topic: 'Insoles and orders',
    question: 'Can we send insoles back?',
    answer: [
      `Yes, within ${saleTerms.returnDays} days after they have arrived, and without giving a reason. Write to us, then post them. Trying them on at home is fine.`,
    ],
    link: { to: `${addresses.terms}#changing-your-mind`, label: 'Read how sending back works' },
  },
  {
    id: 'problem-with-my-order',
    topic: 'Insoles and orders',
    question: 'Something is wrong with my order. What now?',
    answer: [
      'Write to us. Tell us the email address of your account and what is wrong. Please never send card numbers.',
    ],
    link: { to: addresses.contactUs, label: 'Write to us' },
  },
  {
    id: 'who-sees-the-scans',
    topic: 'Your data',
    question: 'Who can see my child’s scans?',
    answer: [
      'You, after you have signed in. Scans belong to your account, and our server hands them to nobody else, unless you share one by a link. You can end the link at any time.',
      'No tracker watches you on this site. The only outside service is the card payment at the checkout.',
    ],
    link: { to: addresses.privacy, label: 'Read how we look after your data' },
  },
  {
    id: 'delete-my-data',
    topic: 'Your data',
    question: 'How do I get or delete my data?',
    answer: [
      'In the settings of your profile you can download everything in your account as one file, or delete the account. Under Profiles you can delete a single child with all its scans.',
      `After you delete a child, for ${CHILD_LIMITS.keptDays} days you can bring it back, in the settings. Deleting the account is final and happens at once.`,
    ],
    link: { to: addresses.settings, label: 'Open your settings' },
  },
];

/** Returns the questions whose text contains every word of `search`; all of them for an empty search. */
export function findQuestions(search: string, among: readonly Question[] = questions): readonly Question[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return among.filter(({ question, answer, topic }) => {
    const text = plain([question, ...answer, topic].join(' '));
    return words.every((word) => text.includes(word));
  });
}

// Keyboards type a straight apostrophe, while the texts contain a curved one.
function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}
