import { expect, test } from '@little-arches/testing/playwright';
import { barOnPaper, sheetsOf } from './support/page/paper';

test('leads from an insole to the size guide, whose sheet is printed alone, on one page, in true scale', async ({
  page,
}) => {
  await page.goto('/store/rocket-insole');
  await page.getByRole('link', { name: /^Which size fits/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Size guide' })).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '29' }) });
  await expect(row.getByRole('cell')).toHaveText('178 mm');
  await page.emulateMedia({ media: 'print' });
  expect(await barOnPaper(page)).toBeCloseTo(100, 1);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('table')).toBeHidden();
  expect([await sheetsOf(page, 'A4'), await sheetsOf(page, 'Letter')]).toEqual([1, 1]);
});
