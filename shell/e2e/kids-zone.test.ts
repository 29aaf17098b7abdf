import { addressOf } from './support/page/problems';
import { PHONE, visitsOfThisFile } from './support/page/visit';

const visit = visitsOfThisFile();
const story = { address: '/kids-zone/why-do-feet-have-arches', title: 'Why Do Feet Have Arches?' };

it('leads from the list to a story and back', async () => {
  const { page } = await visit('/kids-zone', { viewport: PHONE });
  const link = page.getByRole('link', { name: story.title });
  await link.click();
  await page.getByRole('heading', { name: story.title, level: 1 }).waitFor();
  expect(addressOf(page)).toBe(story.address);
  expect(await page.title()).toBe(`${story.title} · Little Arches`);
  await page.getByRole('heading', { name: 'A bridge made of bones' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Kids Zone', level: 1 }).waitFor();
  expect(addressOf(page)).toBe('/kids-zone');
});

it('opens a story by its address, and leads to all stories', async () => {
  const { page } = await visit(story.address);
  await page.getByRole('heading', { name: story.title, level: 1 }).waitFor();
  await page.getByRole('link', { name: 'All stories', exact: true }).click();
  await page.getByRole('heading', { name: 'Pick a story' }).waitFor();
  expect(addressOf(page)).toBe('/kids-zone');
});

it('says inside the frame that there is no such story', async () => {
  const { page, problems } = await visit('/kids-zone/how-to-fly');
  problems.expect(/404 \(Not Found\).*\/how-to-fly/);
  await page.getByRole('heading', { name: 'We couldn’t find that' }).waitFor();
  await page.getByText('This story is not in the Kids Zone.').waitFor();
  await page.getByRole('contentinfo').waitFor();
  await page.getByRole('link', { name: 'Go to the Kids Zone' }).click();
  await page.getByRole('heading', { name: 'Kids Zone', level: 1 }).waitFor();
});
