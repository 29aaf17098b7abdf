/** A skill with the founder's own rating from 0 to 10. */
export interface Skill {
  readonly name: string;
  readonly value: number;
}

/** A co-founder. Plain data, because it is serialized into the prerendered page. */
export interface Founder {
  /** The last segment of the profile's address; don't change it after publication. */
  readonly slug: string;
  readonly name: string;
  readonly firstName: string;
  readonly role: string;
  /** Two sentences for a card and for search engines. */
  readonly summary: string;
  readonly quote: string;
  readonly story: readonly string[];
  readonly qualifications: readonly { readonly title: string; readonly detail: string }[];
  readonly attributes: readonly { readonly name: string; readonly meaning: string }[];
  readonly skills: readonly Skill[];
}

/** The two co-founders. Both rate the same five skills, so that they can be compared. */
export const founders: readonly Founder[] = [
  {
    slug: 'ines-halvorsen',
    name: 'Ines Halvorsen',
    firstName: 'Ines',
    role: 'Co-founder, foot health',
    summary:
      'Doctor for children’s bones, joints and muscles. She decides what a scan may say, and what it must leave to a colleague in the room.',
    quote: 'I have never met a bad foot. Only feet that nobody had looked at yet.',
    story: [
      'For twelve years Ines looked at children’s feet in a hospital, one appointment after the other. Most of them were fine. What parents lacked was not a treatment. It was somebody who looks twice, with half a year in between.',
      'That is how the idea of the repeated scan came up. Today Ines writes the exercises, tests each of them with children, and reads every sentence of the app before a parent does.',
    ],
    qualifications: [
      {
        title: 'Doctor of medicine',
        detail: 'Specialised in orthopaedics: bones, joints and muscles',
      },
      {
        title: 'Further training in children’s orthopaedics',
        detail: 'Growth, posture and gait, which is the way a child walks',
      },
      {
        title: 'Twelve years in a children’s hospital',
        detail: 'Four of them in charge of the consulting hours for feet',
      },
    ],
    attributes: [
      { name: 'Patient', meaning: 'Waits until the sock comes off by itself.' },
      { name: 'Plain-spoken', meaning: 'Says “we don’t know” when nobody knows.' },
      { name: 'Playful', meaning: 'Invented the towel train, with real train noises.' },
    ],
    skills: [
      { name: 'Foot health', value: 10 },
      { name: 'Explaining without Latin', value: 9 },
      { name: 'Exercises that children like', value: 8 },
      { name: 'Measuring from film', value: 5 },
      { name: 'Building software', value: 2 },
    ],
  },
  {
    slug: 'jonas-adeyemi',
    name: 'Jonas Adeyemi',
    firstName: 'Jonas',
    role: 'Co-founder, scan and software',
    summary:
      'Engineer who teaches phones to measure. He looks after the scan, and after the data that comes out of it.',
    quote: 'A measurement you can’t repeat is an opinion.',
    story: [
      'Jonas built software that measures movement from film, first for sports, then for hospitals. The machines were as big as a room. When his daughter’s feet were to be measured in one, she hid under it.',
      'So he set out to do the same with a phone, at home, on the carpet. Today Jonas makes sure that two scans of the same foot give the same values, and that these values stay with the family they belong to.',
    ],
    qualifications: [
      {
        title: 'Master of engineering',
        detail: 'In measuring technology: how to measure, and how to know how wrong one may be',
      },
      {
        title: 'Ten years of measuring movement',
        detail: 'Software that finds joints and angles in film',
      },
      {
        title: 'Additional training in data protection',
        detail: 'How health data is kept small, safe and deletable',
      },
    ],
    attributes: [
      { name: 'Exact', meaning: 'Measures twice, then asks somebody else to measure.' },
      { name: 'Sparing', meaning: 'The safest data is data that was never collected.' },
      { name: 'Stubborn', meaning: 'Tried the scan on 40 carpets, because carpets confused it.' },
    ],
    skills: [
      { name: 'Foot health', value: 4 },
      { name: 'Explaining without Latin', value: 7 },
      { name: 'Exercises that children like', value: 6 },
      { name: 'Measuring from film', value: 10 },
      { name: 'Building software', value: 9 },
    ],
  },
];

/** Returns the founder whose profile has this address; undefined when there is none. */
export function findFounder(slug: string | undefined): Founder | undefined {
  return founders.find((founder) => founder.slug === slug);
}
