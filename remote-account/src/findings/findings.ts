/** A finding in other children, with its author. Every statement beside a measured value has a source. */
export interface Finding {
  readonly text: string;
  readonly source: string;
  readonly address?: string;
}

const preschoolers = {
  source: 'Pfeiffer et al., Pediatrics 2006;118(2):634–639',
  address: 'https://doi.org/10.1542/peds.2005-2126',
};

const heelAtThreeToSix: Finding = {
  text: 'Mean of 835 children of 3 to 6 years, standing: 5.5°.',
  ...preschoolers,
};

const archAtThreeToSix: Finding = {
  text: 'Of 835 children of 3 to 6 years, 44% had a flexible flat foot: 54% at three, 24% at six.',
  ...preschoolers,
};

const archBeforeTen: Finding = {
  text: 'All typically developing children start with flexible flat feet; the inner arch forms during the first decade.',
  source: 'Systematic review, J Foot Ankle Res 2017',
  address: 'https://doi.org/10.1186/s13047-017-0218-1',
};

const archLater: Finding = {
  text: '96% have normal arches by 14.',
  source: 'NHS Fife, Flat feet in childhood',
};

/** The reason why the values have no normal range. */
export const NO_CRITERION: Finding = {
  text: 'There is no universally accepted criterion of a flat foot in children.',
  source: 'Systematic review, J Foot Ankle Res 2018',
  address: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC5975578/',
};

/** Returns the finding about the heel angle at an age in full years; undefined when we have no study of that age. */
export function heelFinding(years: number): Finding | undefined {
  return isPreschooler(years) ? heelAtThreeToSix : undefined;
}

/** Returns the finding about the arch at an age in full years. */
export function archFinding(years: number): Finding {
  if (isPreschooler(years)) return archAtThreeToSix;
  return years < 10 ? archBeforeTen : archLater;
}

function isPreschooler(years: number): boolean {
  return years >= 3 && years <= 6;
}
