import { barOnPaper, sheetsOf } from './support/page/paper';
import { visitsOfThisFile } from './support/page/visit';

const visit = visitsOfThisFile();

it('leads from an insole to the size guide, whose sheet is printed alone, on one page, in true scale', async () => {
  const { page } = await visit('/store/rocket-insole');
  await page.getByRole('link', { name: /^Which size fits/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Size guide' }).waitFor();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '29' }) });
  expect(await row.getByRole('cell').textContent()).toBe('178 mm');
  await page.emulateMedia({ media: 'print' });
  expect(await barOnPaper(page)).toBeCloseTo(100, 1);
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByRole('table').isVisible()).toBe(false);
  expect([await sheetsOf(page, 'A4'), await sheetsOf(page, 'Letter')]).toEqual([1, 1]);
});
