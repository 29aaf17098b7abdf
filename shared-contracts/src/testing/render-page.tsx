import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import type { SlotName, SlotProps, SlotUse } from '../host/slot-terms';
import type { RemoteDefinition } from '../remote/index';
import { FollowFragment } from './follow-fragment';
import { mountGuarded } from './mount-guarded';
import { PageFailure } from './page-failure';
import { pathOfSlot, slotRoute } from './slot-route';
import { createTestHost, type TestHost, type TestHostOptions } from './test-host';

/** Milliseconds in which a page shows what a test waits for, including its module and its loader. */
const PAGE = 5000;

/**
 * Renders the page at `path` through its real route and loader, with a host in memory. An address of another remote
 * is rendered as the text `Left for <address>`.
 */
export function renderPage(
  remote: RemoteDefinition,
  path: string,
  options: TestHostOptions = {},
  host: TestHost = createTestHost(options),
  slotProps: SlotUse['props'] = {},
) {
  configure(({ asyncUtilTimeout }) => ({ asyncUtilTimeout: Math.max(asyncUtilTimeout, PAGE) }));
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => <p>Loading ....</p>,
        Component: FollowFragment,
        ErrorBoundary: PageFailure,
        children: [
          ...mountGuarded(remote, host),
          slotRoute(remote, host, slotProps),
          { path: '*', Component: Elsewhere },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  const user = userEvent.setup();
  const view = render(<RouterProvider router={router} />);
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { ...view, user, host, router, address };
}

/** Renders a slot that the remote fills, alone and through its real loader; otherwise as `renderPage`. */
export function renderSlot<Name extends SlotName>(
  remote: RemoteDefinition,
  name: Name,
  props: SlotProps<Name>,
  options: TestHostOptions = {},
) {
  return renderPage(remote, pathOfSlot(name), options, createTestHost(options), props);
}

function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  return <p>{`Left for ${pathname}${search}${hash}`}</p>;
}
