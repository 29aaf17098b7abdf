import {
  Accessibility,
  Box,
  Feather,
  Lightbulb,
  type LucideIcon,
  MessagesSquare,
  Monitor,
  PenTool,
  Rocket,
  Route,
  Shapes,
  Smartphone,
} from 'lucide-react';

/** A service, a step or another entry with title, text and icon. */
interface Entry {
  readonly title: string;
  readonly Icon: LucideIcon;
}

export const services: readonly (Entry & { readonly description: string })[] = [
  {
    title: 'Web Design',
    description: 'Websites that a parent can use with one thumb, at night.',
    Icon: Monitor,
  },
  {
    title: 'UX/UI',
    description: 'Apps and forms, tried out with families before they are built.',
    Icon: Smartphone,
  },
  { title: 'Branding', description: 'A mark, colours and a voice that belong to you.', Icon: Shapes },
  { title: 'Illustration', description: 'Drawings that explain what a photo can’t show.', Icon: PenTool },
  {
    title: 'Plain words',
    description: 'Letters and leaflets that are understood at the first reading.',
    Icon: Feather,
  },
  { title: 'Wayfinding', description: 'Signs and floors that lead without being read.', Icon: Route },
  { title: 'Packaging', description: 'Boxes that are kept, because they are good for something.', Icon: Box },
  {
    title: 'Accessibility',
    description: 'A careful look at what you have, and a list of what to mend first.',
    Icon: Accessibility,
  },
];

export const steps: readonly (Entry & { readonly text: string })[] = [
  {
    title: '01/ Project idea',
    text: 'You tell us what should be different a year from now. We listen, visit you for a day and write one page about what we have understood.',
    Icon: Lightbulb,
  },
  {
    title: '02/ Brainstorming',
    text: 'Designers, somebody from your front desk and three parents sit round one table. At the end there are forty ideas on the wall and three in your hand.',
    Icon: MessagesSquare,
  },
  {
    title: '03/ Launch',
    text: 'We build the one you chose, try it out with children, mend what they stumble over, and stay for a month after it is live.',
    Icon: Rocket,
  },
];

export const questions: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'How long does a project take?',
    text: 'Two months for most of them. A leaflet takes two weeks, an app four months.',
  },
  {
    title: 'Do you work with practices of one?',
    text: 'Gladly. The smallest client we had was one midwife with one bicycle.',
  },
  {
    title: 'Do children really take part?',
    text: 'Yes, with their parents beside them, for twenty minutes at most, and with a biscuit.',
  },
  {
    title: 'Can you work with our developers?',
    text: 'We hand them a kit of parts and sit next to them for the first week.',
  },
  {
    title: 'What do you need from us?',
    text: 'One person who may decide, and an hour of that person’s time a week.',
  },
  {
    title: 'What if we don’t like it?',
    text: 'Then we were too quick. You say what is wrong, and the next draft costs nothing.',
  },
];
