import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { RemoteDefinition } from '../remote/index';
import { mountGuarded } from './mount-guarded';
import { createTestHost, type TestHostOptions } from './test-host';

/**
 * Renders the page at `path` in Node, as the prerenderer does, and returns its HTML. Run it in Jest's node
 * environment, so that a page that uses `window` while it renders fails. Rejects with what the page throws.
 */
export async function renderToHtml(
  remote: RemoteDefinition,
  path: string,
  options: TestHostOptions = {},
): Promise<string> {
  if (typeof window !== 'undefined')
    throw new Error(
      'renderToHtml() must run without a window: add `@jest-environment node` to the test file',
    );
  const host = createTestHost(options);
  const handler = createStaticHandler(mountGuarded(remote, host));
  const context = await handler.query(new Request(new URL(path, host.config.siteUrl)));
  if (context instanceof Response) throw context;
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    {
      // Complete, without streaming: React moves late content into place by inline scripts, which the policy
      // blocks.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  return await new Response(prelude).text();
}
