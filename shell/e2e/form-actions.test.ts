import { visitsOfThisFile } from './support/page/visit';
import { backendUrl } from './support/site';

const visit = visitsOfThisFile();

it('shows a comment once and in this tab only, and sends it to no server', async () => {
  const { page } = await visit('/single-blog');
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
  await page.getByText('Your comment is among the comments above').waitFor();
  expect(await comments.count()).toBe(4);
  expect(await comments.last().innerText()).toMatch(/^Mara\s[\s\S]*Ours is green\.$/);
  expect(await page.getByLabel('Name').inputValue()).toBe('Mara');
  expect(await place()).toEqual(before);
  expect(asked).toEqual([]);
  await page.reload();
  await page.getByRole('heading', { name: 'Comments', exact: true }).waitFor();
  expect(await comments.count()).toBe(3);
});

it('keeps a message that could not be sent, and sends it with the next press', async () => {
  const { page, problems } = await visit('/contact-us');
  const place = `${backendUrl}/functions/v1/submitContactMessage`;
  await page.route(place, (route) => route.abort());
  problems.expect(/submitContactMessage|ERR_FAILED/);
  await page.getByLabel('Name').fill('Alva Berg');
  await page.getByLabel('Email').fill('alva@families.example');
  await page.getByRole('textbox', { name: 'Message' }).fill('Do the insoles fit into rubber boots?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Your message may not have arrived').waitFor();
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe(
    'Do the insoles fit into rubber boots?',
  );
  await page.unroute(place);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Your message has arrived').waitFor();
});
