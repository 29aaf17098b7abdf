import { freePort } from '@scripts/kit/processes/free-port';
import { type RunningProcess, startCommand } from '@scripts/kit/processes/start-process';
import { PHONE, visitsOfThisFile } from './support/page/visit';

const visit = visitsOfThisFile();
let server: RunningProcess | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

it.each([
  ['remote-marketing', '/', '/concept'],
  ['remote-store', '/store', '/checkout'],
  ['remote-account', '/auth/sign-in', '/profile/scans'],
  ['remote-kids-zone', '/kids-zone', '/kids-zone?topic=try-it-yourself'],
])('%s stands alone, on the port that was chosen', async (name, first, other) => {
  const port = await freePort();
  server = startCommand(['standalone', name], { env: { PORT: `${port}` } });
  await server.says('Ready: ');
  const origin = `http://localhost:${port}`;
  const { page } = await visit(origin, { viewport: PHONE }, [origin]);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await heading.waitFor();
  expect(new URL(page.url()).pathname).toBe(first);

  await page.getByLabel('Scenario').selectOption({ label: 'Signed in' });
  await page.waitForURL('**?scenario=signed-in*');
  await page.goto(origin + other);
  await heading.waitFor();
  // The scenario stays while its pages are walked through.
  expect(await page.getByLabel('Scenario').inputValue()).toBe('signed-in');
});
