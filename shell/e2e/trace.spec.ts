import { expect } from '@little-arches/testing/playwright';
import * as v from 'valibot';
import { test } from './support/own-site-test';

const listSchema = v.array(v.object({ error: v.optional(v.string()), trace: v.optional(v.string()) }));

// On a site of its own, because the test reads the log of its backend.
test('follows one press through the page, the function’s log and the report by its trace id', async ({
  page,
  ownSite,
  site,
  noConsoleErrors,
}) => {
  await page.goto('/contact-us');
  const sent: string[] = [];
  await page.route(`${site.backendUrl}/functions/v1/submitContactMessage`, async (route) => {
    sent.push(route.request().headers().traceparent ?? '');
    // The function runs; the answer of the first press is lost behind a proxy.
    const response = await route.fetch();
    if (sent.length === 1) await route.fulfill({ response, status: 502, body: 'Bad gateway' });
    else await route.fulfill({ response });
  });
  noConsoleErrors.expect(/502|Bad gateway/);
  await page.getByLabel('Name').fill('Alva Berg');
  await page.getByLabel('Email').fill('alva@families.example');
  await page.getByRole('textbox', { name: 'Message' }).fill('Do the insoles fit into rubber boots?');
  const button = page.getByRole('button', { name: 'Send message' });
  await button.click();
  await expect(page.getByText('Our server has a problem')).toBeVisible();
  await button.click();
  await expect(page.getByText('Your message has arrived')).toBeVisible();

  const [first = '', second] = sent.map((header) => /^00-([\da-f]{32})-[\da-f]{16}-00$/.exec(header)?.[1]);
  expect(second).toEqual(expect.any(String));
  expect(second).not.toBe(first);
  const logged = ownSite.command.output().split('\n');
  for (const trace of [first, second])
    expect(logged.filter((line) => line.endsWith(`, trace ${trace}`))).toEqual([
      expect.stringMatching(/^submitContactMessage answered 200 in \d+ ms, trace /),
    ]);
  await expect(async () => {
    const listed: unknown = await (await fetch(`${site.backendUrl}/reports.json`)).json();
    expect(v.parse(listSchema, listed)).toEqual([{ error: 'ServerError', trace: first }]);
  }).toPass();
});
