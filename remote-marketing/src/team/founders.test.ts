import { founders } from './founders';

it('rates the same skills for both founders, so that they can be compared', () => {
  const [first, ...others] = founders.map(({ skills }) => skills.map(({ name }) => name));
  for (const names of others) expect(names).toEqual(first);
});

it('rates every skill within the scale', () => {
  for (const { value } of founders.flatMap(({ skills }) => skills)) {
    expect(Number.isInteger(value)).toBe(true);
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(10);
  }
});
