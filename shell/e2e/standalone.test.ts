import { type RunningProcess, startCommand } from '@scripts/kit/processes/start-process';
import { PHONE, visitsOfThisFile } from './support/page/visit';

const visit = visitsOfThisFile();
let server: RunningProcess | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

it.each([
  ['remote-marketing', 3001, '/', '/concept'],
  ['remote-store', 3002, '/store', '/checkout'],
  ['remote-account', 3003, '/auth/sign-in', '/profile/scans'],
  ['remote-kids-zone', 3004, '/kids-zone', '/kids-zone?topic=try-it-yourself'],
])('%s stands alone on port %i', async (name, port, first, other) => {
  server = startCommand(['standalone', name]);
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
