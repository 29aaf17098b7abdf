/** @jest-environment node */

import { HostProvider } from '@little-arches/contracts/host';
import { createTestHost, signedIn } from '@little-arches/contracts/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createAnnouncer } from './announcer';
import { ErrorPanel } from './errors/error-panel';
import { MissingPanel } from './errors/missing-panel';
import { NotFoundPage } from './errors/not-found-page';
import { RemoteFailedPanel } from './errors/remote-failed-panel';
import { Frame } from './frame';
import { LoadingSection } from './loading-section';

async function renderHtml(page: ReactNode): Promise<string> {
  const element = (
    <HostProvider host={createTestHost({ session: signedIn })}>
      <Frame version="1.0.0" busy={false} announcer={createAnnouncer()}>
        {page}
      </Frame>
    </HostProvider>
  );
  const handler = createStaticHandler([{ path: '*', element }]);
  const context = await handler.query(new Request('http://localhost:3000/concept'));
  if (context instanceof Response) throw new Error('The page must not redirect');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

it.each([
  ['a page', <h1 key="1">A page</h1>, 'A page'],
  ['the not-found page', <NotFoundPage key="1" />, 'This page has walked off'],
  ['a missing thing', <MissingPanel key="1" message="No such product." />, 'No such product.'],
  [
    'a failed section',
    <RemoteFailedPanel key="1" title="T" message="M" onRetry={() => {}} retrying={false} />,
    'Retry',
  ],
  ['an error', <ErrorPanel key="1" onRetry={() => {}} />, 'This page tripped'],
  ['the loading text', <LoadingSection key="1" />, 'Loading ....'],
  ['the text without scripts', <LoadingSection key="1" />, 'This page needs JavaScript'],
])('renders with %s without a window and without inline styles', async (_, page, text) => {
  expect(typeof window).toBe('undefined');
  const html = await renderHtml(page);
  expect(html).toContain(text);
  expect(html).toContain('© ');
  expect(html).not.toMatch(/\sstyle=/);
});

it('shows neither login nor profile, because the session is not known yet', async () => {
  const html = await renderHtml(null);
  expect(html).not.toContain('Login');
  expect(html).not.toContain('Your profile');
});
