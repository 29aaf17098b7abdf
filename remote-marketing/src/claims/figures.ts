/**
 * The company's own figures (specification, section 9); their only place. Render `<Disclaimer />` near the three
 * about health.
 */
export const figures = {
  rescan: '4 to 6 months',
  improvement: '12 to 18 months',
  correction: '2 to 3 years',
  share: '1%',
} as const;
