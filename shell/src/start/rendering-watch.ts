import { createStore, type Store, useStore } from '@little-arches/contracts/host';
import { useEffect } from 'react';
import { type createBrowserRouter, useLocation } from 'react-router-dom';
import { hideLastResort, showLastResort } from './last-resort';

/** The last rendered beat, and the key of the rendered location; undefined once the frame is gone. */
type Rendered = { readonly beat: number; readonly location: string } | undefined;

/** Tracks what React should render, and what it has rendered. */
export interface Rendering {
  /** Changes whenever React must prove that it still renders. */
  readonly beat: Store<number>;
  readonly rendered: Store<Rendered>;
}

/** Milliseconds React may take. */
const PATIENCE = 8000;

/** Creates the state that `Pulse` and `watchRendering` share. */
export function createRendering(): Rendering {
  return { beat: createStore(0), rendered: createStore<Rendered>({ beat: 0, location: '' }) };
}

/** Renders nothing, and records that React has rendered, with or without a page. */
export function Pulse({ rendering, hasPage }: { rendering: Rendering; hasPage: boolean }) {
  const beat = useStore(rendering.beat, 0);
  const { key } = useLocation();
  const location = hasPage ? key : '';
  useEffect(() => rendering.rendered.set({ beat, location }), [rendering, beat, location]);
  useEffect(() => () => rendering.rendered.set(undefined), [rendering]);
  return null;
}

/**
 * Detects that React has stopped rendering: a component that throws a promise that never settles suspends the whole
 * page, and an object whose properties throw stops React itself. Neither reaches an error boundary. Checks after
 * each navigation, press and error; on failure shows a message in the page and calls `onStuck`. Removes the message
 * when React renders again.
 */
export function watchRendering(
  { beat, rendered }: Rendering,
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  onStuck: () => void,
  patience = PATIENCE,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether something was pressed while the timer ran, which the current check does not cover. */
  let again = false;
  let location = '';

  const isUpToDate = () => {
    const { location, navigation, initialized } = router.state;
    const last = rendered.get();
    // While a loader runs, no new rendering is expected.
    const isShown = last?.location === location.key || navigation.state !== 'idle' || !initialized;
    return !last || (last.beat === beat.get() && isShown);
  };
  const look = () => {
    timer = undefined;
    if (!isUpToDate() && showLastResort()) onStuck();
    if (again) ask();
  };
  const ask = () => {
    again = timer !== undefined;
    if (again) return;
    timer = setTimeout(look, patience);
    beat.set(beat.get() + 1);
  };
  const onRoute = ({ location: { key }, navigation, initialized }: typeof router.state) => {
    if (key === location || navigation.state !== 'idle' || !initialized) return;
    location = key;
    clearTimeout(timer);
    timer = undefined;
    ask();
  };

  rendered.subscribe(() => rendered.get() && isUpToDate() && hideLastResort());
  router.subscribe(onRoute);
  document.addEventListener('click', ask, true);
  window.addEventListener('error', ask);
  onRoute(router.state);
}
