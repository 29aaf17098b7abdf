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

test('keeps a message that could not be sent, and sends it with the next press', async ({
  page,
  site,
  noConsoleErrors,
}) => {
  await page.goto('/contact-us');
  const place = `${site.backendUrl}/functions/v1/submitContactMessage`;
  await page.route(place, (route) => route.abort());
  noConsoleErrors.expect(/submitContactMessage|ERR_FAILED/);
  await page.getByLabel('Name').fill('Alva Berg');
  await page.getByLabel('Email').fill('alva@families.example');
  await page.getByRole('textbox', { name: 'Message' }).fill('Do the insoles fit into rubber boots?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message may not have arrived')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Do the insoles fit into rubber boots?',
  );
  await page.unroute(place);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message has arrived')).toBeVisible();
});
