import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Lets pages fade into each other where the browser can and the person doesn't mind motion. Links needn't
 * ask for it, so remotes know nothing of it. Going back and forth stays instant, as browsers have it.
 */
export function withViewTransitions(router: Router): Router {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const navigate = router.navigate.bind(router) as (to: unknown, options?: object) => Promise<void>;
  const moving = (to: unknown, options?: object) =>
    typeof to === 'number' || still.matches
      ? navigate(to, options)
      : navigate(to, { ...options, viewTransition: true });
  router.navigate = moving as Router['navigate'];
  acceptSkipped(document);
  return router;
}

/**
 * A transition is skipped when the tab is hidden or the next navigation overtakes it. The page changes all
 * the same, so that is no failure; but React Router leaves the promise that tells of it unhandled.
 */
function acceptSkipped(page: Document): void {
  // Older browsers have none.
  const start: Document['startViewTransition'] | undefined = page.startViewTransition?.bind(page);
  if (!start) return;
  page.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
}
