import { demo, expect, PHONE, test } from '@little-arches/testing/playwright';
import { faultsOnPaper, sheetsOf } from './support/page/paper';
import { settled } from './support/page/settled';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('prints a scan on at most two sheets, without buttons and shop', async ({ page, signedIn }) => {
  await signedIn(demo, '/profile/scans');
  const scans = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ready' });
  for (const name of ['Emil', 'Ida', 'Nora']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto('/profile/scans');
    const address = await scans
      .getByRole('link', { name: new RegExp(`^${name}, `) })
      .first()
      .getAttribute('href');
    expect(await faultsOnPaper(page, address ?? '')).toEqual([]);
    const paper = page.getByRole('main');
    for (const shown of [/^born \w+ \d{4}$/, /^Printed on /, /^Level \d$/, /^Not a medical/])
      await expect(paper.getByText(shown).first()).toBeVisible();
    for (const heading of ['Exercises', 'Measured values', 'How the child walks'])
      await expect(paper.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: `What fits ${name}` })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.reload();
    await settled(page);
    // A printer uses print styles, unless others are emulated.
    await page.emulateMedia({ media: null });
    for (const format of ['A4', 'Letter'] as const)
      expect(await sheetsOf(page, format)).toBeLessThanOrEqual(2);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('shows verdict, doctor’s questions and today’s exercises on the first screen, and leads to them', async ({
    page,
    signedIn,
  }) => {
    await signedIn(demo, '/profile/scans');
    const scans = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ready' });
    await scans
      .getByRole('link', { name: /^Nora, / })
      .first()
      .click();
    const today = page.getByRole('link', { name: /^Today: / });
    for (const part of [page.getByText(/^Nora’s arches/), page.getByText(/^When to see a doctor/), today])
      await expect(part.first()).toBeInViewport({ ratio: 1 });
    await today.click();
    await expect(page.getByRole('heading', { name: /^Today: / })).toBeFocused();
  });
});

test('shows the report of the made-up child on the home page', async ({ page, signedIn }) => {
  await page.goto('/');
  const example = page.getByRole('article', { name: 'Foot scan of Emil, 6 years' });
  const shown = {
    level: /Level \d/.exec(await example.innerText())?.[0],
    heel: await example
      .getByRole('row', { name: /^Heel angle/ })
      .getByRole('cell')
      .allTextContents(),
    exercises: await example.getByRole('listitem').allTextContents(),
  };
  await signedIn(demo, '/profile/scans');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Ready' })
    .getByRole('link', { name: /^Emil, / })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Measured values' }).click();
  const report = page.getByRole('main');
  expect(shown).toEqual({
    level: 'Level 2',
    heel: await report
      .getByRole('row', { name: /^Heel angle/ })
      .first()
      .getByRole('cell')
      .allTextContents(),
    exercises: await report
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => box.nextElementSibling?.firstElementChild?.textContent)),
  });
  await expect(report.getByText('Emil’s arches have begun to show.').first()).toBeVisible();
});
