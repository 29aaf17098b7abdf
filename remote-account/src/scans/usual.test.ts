import { USUAL, USUAL_PROGRESSION } from './usual';

it.each([
  [35, undefined],
  [36, [135, 172]],
  [90, [171.5, 215.5]],
  [144, [208, 259]],
  [145, undefined],
])('returns the usual length at %i months only within the ages of the study', (months, band) => {
  const found = USUAL.length_mm?.at(months);
  expect(found && [found.low, found.high]).toEqual(band);
});

it('cites a source for each range, and has no range without a study', () => {
  expect(Object.keys(USUAL)).toEqual(['length_mm', 'heel_angle_deg']);
  for (const { finding } of [...Object.values(USUAL), USUAL_PROGRESSION]) expect(finding.source).not.toBe('');
  expect(USUAL.heel_angle_deg?.at(84)).toBeUndefined();
  expect(USUAL_PROGRESSION.at(47)).toBeUndefined();
});
