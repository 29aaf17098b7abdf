import { HostProvider } from '@little-arches/contracts/host';
import { createTestHost, signedIn } from '@little-arches/contracts/testing';
import { cents } from '@little-arches/contracts/values';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createAnnouncer } from './announcer';
import { Frame } from './frame';
import { renderInFrame } from './testing/frame-fixture';

function frame(busy = false) {
  return (
    <Frame version="1.2.3" busy={busy} announcer={createAnnouncer()}>
      <h1>A page</h1>
    </Frame>
  );
}

it("shows 'Loading ....' only while a section is loading", () => {
  const { unmount } = renderInFrame(frame(true));
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading \.{4}$/);
  unmount();
  renderInFrame(frame(false));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('hydrates the prerendered page without a difference, then shows the session and the cart', () => {
  const host = createTestHost({ session: signedIn });
  host.bus.publish('cart/changed', { count: 2, total: cents(200), currency: 'eur' });
  const element = <HostProvider host={host}>{frame()}</HostProvider>;
  const page = (path: string) => (
    <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page('/concept'));
  const menu = screen.getByRole('button', { name: 'Menu' });
  expect(container).not.toHaveTextContent('Your profile');
  act(() => void render(page('/concept?from=mail'), { container, hydrate: true }));
  expect(screen.getByRole('button', { name: 'Menu' })).toBe(menu);
  expect(screen.getByRole('link', { name: 'Your profile' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cart, 2 items' })).toBeInTheDocument();
});
