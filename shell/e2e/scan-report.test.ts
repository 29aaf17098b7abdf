import { faultsOnPaper, sheetsOf } from './support/page/paper';
import { settled } from './support/page/settled';
import { visitsOfThisFile } from './support/page/visit';
import { sendSignIn } from './support/sign-in';

const visit = visitsOfThisFile();

it('prints a scan as a report of two sheets for the doctor', async () => {
  const { page } = await visit('/auth/sign-in?returnTo=%2Fprofile%2Fscans', { reducedMotion: 'reduce' });
  await sendSignIn(page);
  const scans = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ready' });
  const address = await scans
    .getByRole('link', { name: /^Emil, / })
    .first()
    .getAttribute('href');
  expect(await faultsOnPaper(page, address ?? '')).toEqual([]);
  const paper = page.getByRole('main');
  for (const shown of ['Born', 'Method', /Mean of 835 children of 3 to 6 years, standing: 5.5°/])
    expect(await paper.getByText(shown).isVisible()).toBe(true);
  for (const name of ['Both feet, as measured', 'Course over time', 'Exercises', 'Notes'])
    expect(await paper.getByRole('heading', { name }).isVisible()).toBe(true);
  const changes = paper.getByRole('table', { name: 'Since the last scan' });
  expect(await changes.isVisible()).toBe(true);
  for (const name of ['Print for the doctor', 'Logout'])
    expect(await page.getByRole('button', { name }).isVisible()).toBe(false);
  expect(await paper.getByRole('link', { name: /in the store$/ }).isVisible()).toBe(false);
  await page.reload();
  await settled(page);
  expect([await sheetsOf(page, 'A4'), await sheetsOf(page, 'Letter')]).toEqual([2, 2]);
});

it('shows the report of the made-up child on the home page', async () => {
  const { page } = await visit('/', { reducedMotion: 'reduce' });
  const example = page.getByRole('article', { name: 'Foot scan of Emil, 6 years' });
  const shown = {
    level: /Level \d/.exec(await example.innerText())?.[0],
    heel: await example
      .getByRole('row', { name: /^Heel angle/ })
      .getByRole('cell')
      .allTextContents(),
    exercises: await example.getByRole('listitem').allTextContents(),
  };
  await page.goto('/auth/sign-in?returnTo=%2Fprofile%2Fscans');
  await settled(page);
  await sendSignIn(page);
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Ready' })
    .getByRole('link', { name: /^Emil, / })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Measured values' }).waitFor();
  const report = page.getByRole('main');
  expect(shown).toEqual({
    level: 'Level 2',
    heel: await report
      .getByRole('row', { name: /^Heel angle/ })
      .first()
      .getByRole('cell')
      .allTextContents(),
    exercises: await report.getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents(),
  });
  await report.getByText(`${shown.level}, medium support: one level lower than`).waitFor();
});
