import { expect, freshEmail, test } from '@little-arches/testing/playwright';
import { inspectPage } from './support/page/inspect-page';

test('signs an address up for the news of the app by one field, a mail and one press', async ({
  page,
  site,
  mailbox,
}) => {
  const email = freshEmail();
  await page.goto('/coming-soon');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByText('Please look into your inbox')).toBeVisible();
  const links = await mailbox.links(email, /^Shall we tell you/);
  const link = (action: string) => links.find((each) => each.startsWith(`${site.url}/mail#${action}=`)) ?? '';
  await page.goto(link('confirm'));
  await expect(page.getByRole('button', { name: 'Yes, tell me' })).toBeVisible();
  expect(await inspectPage(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, tell me' }).press('Enter');
  await expect(page.getByText('We write to you when the app is out.')).toBeVisible();
  await page.goto('/');
  await page.goto(link('stop'));
  await page.getByRole('button', { name: 'Stop these mails' }).press('Enter');
  await expect(page.getByText('You get no more of these mails.')).toBeVisible();
});
