import { listedName } from './listed-name';

const child = { first_name: 'Amina ', birth_month: 5, birth_year: 2015, reference: 'K-12' };

it('names a child of a practice with its birth month and year', () => {
  expect(listedName({ child, alike: false, scans: 0 })).toBe('Amina (May 2015)');
});

it('names a child with everything that distinguishes it, when another one has its first name', () => {
  expect(listedName({ child, alike: true, scans: 0 })).toBe('Amina (May 2015, K-12, no scan)');
});
