/** What the zone teaches, with its source. */
export interface Lesson {
  readonly says: string;
  readonly source: string;
  readonly url: string;
}

/** The statements must not go beyond their sources. */
export const lessons: readonly Lesson[] = [
  {
    says: 'All typically developing children start with flexible flat feet. The inner arch forms during the first ten years, and nobody can name one age at which it must be there.',
    source: 'The typically developing paediatric foot: how flat should it be? J Foot Ankle Res 2017',
    url: 'https://doi.org/10.1186/s13047-017-0218-1',
  },
  {
    says: 'Of 835 children of three to six years, 44% had flexible flat feet, and less than 1% pathological ones.',
    source: 'Pfeiffer et al.: Prevalence of flat foot in preschool-aged children. Pediatrics 2006',
    url: 'https://doi.org/10.1542/peds.2005-2126',
  },
  {
    says: 'What sixteen trials of insoles for children’s flat feet show is of low to very low certainty, and experts do not agree on using them. No story tells a child that it needs one.',
    source: 'Foot orthoses for treating paediatric flat feet. Cochrane Database of Systematic Reviews 2022',
    url: 'https://doi.org/10.1002/14651858.CD006311.pub4',
  },
];
