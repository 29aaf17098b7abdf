import { HostProvider } from '@little-arches/contracts/host';
import { createTestHost, type TestHostOptions } from '@little-arches/contracts/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** For tests: renders a part of the frame at `path`, with a host in memory. */
export function renderInFrame(part: ReactNode, path = '/', options: TestHostOptions = {}) {
  const host = createTestHost(options);
  const element = <HostProvider host={host}>{part}</HostProvider>;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const user = userEvent.setup();
  const view = render(<RouterProvider router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, host, router, user, address };
}
