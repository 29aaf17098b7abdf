import { withReleases } from './with-releases';

const page = { html: '<!doctype html><title>Releases</title>', style: "'sha256-abc='" };
const answer = withReleases(
  async () => new Response('the backend'),
  async () => page,
);
const ask = (path: string) => answer(new Request(`http://127.0.0.1:54321${path}`), '127.0.0.1');

it('answers /releases with the page, which allows its own style and no script, and which no other site reads', async () => {
  const response = await ask('/releases?from=mail');
  expect(await response.text()).toBe(page.html);
  const { headers } = response;
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-abc=';");
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.has('access-control-allow-origin')).toBe(false);
});

it('leaves every other address to the backend', async () => {
  for (const path of ['/', '/releases/', '/mailbox'])
    expect(await (await ask(path)).text()).toBe('the backend');
});
