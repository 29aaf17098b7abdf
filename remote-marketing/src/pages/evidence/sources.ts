/** A publication cited on this page. */
export interface Source {
  /** Fragment of the entry in the list of literature. */
  readonly id: string;
  readonly text: string;
  readonly address?: string;
}

const list = [
  {
    id: 'uden-2017',
    text: 'Uden, Scharfbillig, Causby: The typically developing paediatric foot: how flat should it be? A systematic review. Journal of Foot and Ankle Research 2017.',
    address: 'https://doi.org/10.1186/s13047-017-0218-1',
  },
  {
    id: 'pfeiffer-2006',
    text: 'Pfeiffer and others: Prevalence of flat foot in preschool-aged children. Pediatrics 2006;118(2):634–639.',
    address: 'https://doi.org/10.1542/peds.2005-2126',
  },
  {
    id: 'evans-2022',
    text: 'Evans, Rome, Carroll, Hawke: Foot orthoses for treating paediatric flat feet. Cochrane Database of Systematic Reviews 2022, CD006311.pub4.',
    address: 'https://doi.org/10.1002/14651858.CD006311.pub4',
  },
  {
    id: 'dars-2018',
    text: 'Dars, Uden, Banwell, Kumar: The effectiveness of non-surgical intervention (foot orthoses) for paediatric flexible pes planus. A systematic review: update. PLoS ONE 2018.',
    address: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC5815602/',
  },
  {
    id: 'banwell-2018',
    text: 'Banwell, Paris, Mackintosh, Williams: Paediatric flexible flat foot: how are we measuring it and are we getting it right? A systematic review. Journal of Foot and Ankle Research 2018.',
    address: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC5975578/',
  },
  { id: 'nhs-fife', text: 'NHS Fife: Flat feet in childhood.' },
  { id: 'childrens-orthopaedics', text: 'childrensorthopaedics.co.uk: Flat feet.' },
  { id: 'oxford-health', text: 'Oxford Health NHS: Flat feet.' },
] as const satisfies readonly Source[];

/** Id of a source, used in citations. */
export type SourceId = (typeof list)[number]['id'];

/** The literature in the order of its numbers. */
export const sources: readonly Source[] = list;

/** Returns the number of a cited source. */
export function numberOf(id: SourceId): number {
  return sources.findIndex((source) => source.id === id) + 1;
}
