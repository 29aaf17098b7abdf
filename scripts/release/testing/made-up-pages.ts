import type { PrerenderProcess } from '../compose/render/start-prerenderer';

/** For tests in which the content does not matter: renders each page with its address as the heading. */
export const madeUpPages: PrerenderProcess = {
  stop: async () => {},
  entries: async () => [],
  page: async (_, address) => ({
    html: `<h1>${address}</h1>`,
    hydration: { loaderData: {} },
    title: `Page ${address}`,
    description: '',
  }),
  missing: async () => Promise.reject(new Error('Shells of earlier releases have it not')),
  frame: async () => '<main>Loading</main>',
};
