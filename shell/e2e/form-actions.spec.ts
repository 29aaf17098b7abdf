import { expect, test } from '@little-arches/testing/playwright';

test('shows a comment once and in this tab only, and sends it to no server', async ({ page }) => {
  await page.goto('/single-blog');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(request.url());
  });
  const comments = page.getByRole('region', { name: 'Comments' }).getByRole('article');
  const place = () => page.evaluate(() => [window.location.href, window.history.length]);
  const before = await place();
  await page.getByLabel('Name').fill('Mara');
  await page.getByLabel('Email').fill('mara@families.example');
  await page.getByLabel('Comment (optional)').fill('Ours is green.');
  await page.getByRole('button', { name: 'Leave comment' }).dblclick();
  await expect(page.getByText('Your comment is among the comments above')).toBeVisible();
  await expect(comments).toHaveCount(4);
  await expect(comments.last()).toHaveText(/^Mara[\s\S]*Ours is green\.$/);
  await expect(page.getByLabel('Name')).toHaveValue('Mara');
  expect(await place()).toEqual(before);
  expect(asked).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Comments', exact: true })).toBeVisible();
  await expect(comments).toHaveCount(3);
});
