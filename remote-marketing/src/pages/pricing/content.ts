import type { Testimonial } from '../../testimonials/testimonials';

/** Payment interval of a package: 1 is annual, 2 is monthly, the ids of the specification's price list. */
export type Billing = 1 | 2;

/** A package with its prices. */
export interface PricingPackage {
  readonly id: number;
  readonly title: string;
  /** US dollars a month. */
  readonly price: readonly { readonly id: Billing; readonly value: number }[];
  readonly description: string;
  readonly features: readonly string[];
  readonly highlighted: boolean;
}

const prices = (annually: number, monthly: number): PricingPackage['price'] => [
  { id: 1, value: annually },
  { id: 2, value: monthly },
];

export const packages: readonly PricingPackage[] = [
  {
    id: 1,
    title: 'Web Design',
    price: prices(299, 399),
    description: 'A website that parents can use with one thumb.',
    features: [
      'Up to twelve pages',
      'Texts in plain words',
      'Drawings made for you',
      'Tested with a screen reader',
      'Changes within two days',
    ],
    highlighted: false,
  },
  {
    id: 2,
    title: 'UX/UI',
    price: prices(499, 599),
    description: 'An app or a booking form, tried out with families before it is built.',
    features: [
      'Talks with six families',
      'A model you can click through',
      'Every screen in light and dark',
      'A kit of parts for your developers',
      'A test after the launch',
    ],
    highlighted: true,
  },
  {
    id: 3,
    title: 'Branding',
    price: prices(299, 399),
    description: 'A mark, colours and a voice that fit a door sign and a sock.',
    features: [
      'Mark in three sizes',
      'Colours that can be read',
      'Letterhead, cards and signs',
      'A guide of twelve pages',
      'All source files',
    ],
    highlighted: false,
  },
];

export const testimonials: readonly Testimonial[] = [
  {
    id: 1,
    rating: 5,
    title: 'The phone rings less',
    description:
      'Parents now find our opening hours, our free places and the form for the first visit by themselves. The front desk has time for those who stand before it.',
    author: 'Marit Lindqvist',
    designation: 'Pediatrician',
    img: { skin: 'skin', hair: 'bun', hairColor: 'ginger', shirt: 'teal', ground: 'sun-soft' },
  },
  {
    id: 2,
    rating: 4,
    title: 'Children know the way',
    description: 'Nobody asks where the scales are any more. They follow the green feet.',
    author: 'Kofi Mensah',
    designation: 'Clinic manager',
    img: { skin: 'deep-skin', hair: 'beard', hairColor: 'hair', shirt: 'coral', ground: 'teal-soft' },
  },
  {
    id: 3,
    rating: 5,
    title: 'They listened first',
    description:
      'Two mornings on our smallest chairs, before they drew a line. The result looks like us, not like a studio.',
    author: 'Leyla Arslan',
    designation: 'Head of a kindergarten',
    img: { skin: 'skin', hair: 'scarf', hairColor: 'teal', shirt: 'sun', ground: 'coral-soft' },
  },
  {
    id: 4,
    rating: 4,
    title: 'Sizes that fit',
    description:
      'Since the lid of our box measures feet, fewer shoes come back. I would have liked it a month sooner.',
    author: 'Tom Okafor',
    designation: 'Owner of a shoe shop',
    img: { skin: 'deep-skin', hair: 'curls', hairColor: 'hair', shirt: 'teal', ground: 'sun-soft' },
  },
];

export const clients: readonly string[] = [
  'Barefoot Kindergarten',
  'Green Door Clinic',
  'Practice Lindqvist',
  'Little Mile',
  'Maple Street Shoes',
  'Town of Ahrenfeld',
  'Puddle Jumpers',
  'The Heel House',
  'Open Hands School',
  'Kite & Kin',
  'North Park Library',
  'Sunny Steps',
  'Otter Swim Club',
  'Doctor Moreau',
  'Rainbow Ward',
  'Treehouse Dental',
  'Family Desk',
  'Bridge & Bow',
  'Hopscotch Hall',
  'Blue Bench Therapy',
  'Playground Union',
  'Wool & Wander',
];

export const questions: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Can we try it first?',
    text: 'Yes. Each package begins with a 30 day free trial. You see first drafts in that time, and if you leave you owe nothing.',
  },
  {
    title: 'What is the difference between annually and monthly?',
    text: 'The work is the same. Paid for a year it costs less a month; paid monthly you can stop at the end of each month.',
  },
  {
    title: 'Can we change the package later?',
    text: 'At the start of any month, up or down. What you have paid already counts.',
  },
  {
    title: 'Who owns the result?',
    text: 'You do, from the day it is paid: texts, drawings, code and source files.',
  },
  {
    title: 'How many people will we deal with?',
    text: 'One. The person you meet in the first talk stays with you to the end and fetches the others when they are needed.',
  },
];
