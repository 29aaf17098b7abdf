import type { createBrowserRouter } from 'react-router-dom';
import { withViewTransitions } from './view-transitions';

type Router = ReturnType<typeof createBrowserRouter>;

function setUp({ reducedMotion = false } = {}) {
  const navigate = jest.fn(async () => {});
  window.matchMedia = jest.fn(() => ({ matches: reducedMotion }) as MediaQueryList);
  const router = withViewTransitions({ navigate: navigate as unknown } as Router);
  return { router, navigate };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('asks for a transition on the way to a page, but not back and forth', async () => {
  const { router, navigate } = setUp();
  // A link of the router says so of every option that it wasn't given.
  await router.navigate('/store', { replace: true, viewTransition: undefined });
  expect(navigate).toHaveBeenLastCalledWith('/store', { viewTransition: true, replace: true });
  await router.navigate(-1);
  expect(navigate).toHaveBeenLastCalledWith(-1, undefined);
});

it('asks for none where the person minds motion', async () => {
  const { router, navigate } = setUp({ reducedMotion: true });
  await router.navigate('/store');
  expect(navigate).toHaveBeenLastCalledWith('/store', undefined);
});

it('takes a transition that the browser skips for no failure', () => {
  const ready = Promise.reject(new Error('Transition was aborted because of invalid state. Document hidden'));
  const handled = jest.spyOn(ready, 'catch');
  const start = jest.fn(() => ({ ready }) as unknown as ViewTransition);
  document.startViewTransition = start;
  setUp();
  const update = () => {};
  expect(document.startViewTransition(update).ready).toBe(ready);
  expect(start).toHaveBeenCalledWith(update);
  expect(handled).toHaveBeenCalledTimes(1);
});
