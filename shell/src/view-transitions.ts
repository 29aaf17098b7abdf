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
      : navigate(to, { viewTransition: true, ...options });
  router.navigate = moving as Router['navigate'];
  return router;
}
