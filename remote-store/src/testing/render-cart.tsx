import type { SessionState } from '@little-arches/contracts/host';
import { createTestHost, type FakeAnswers, sampleProducts } from '@little-arches/contracts/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { CartItem } from '../cart/cart';
import { CART_KEY, serializeCart } from '../cart/cart-storage';
import remote from '../routes';

/**
 * Renders the cart's panel with these stored items, this answer about products, and optionally a signed-in person
 * with rows.
 */
export async function renderCart(
  items: readonly CartItem[],
  getProducts: () => unknown = () => ({ data: sampleProducts }),
  { session, tables }: { session?: SessionState; tables?: NonNullable<FakeAnswers['tables']> } = {},
) {
  localStorage.setItem(CART_KEY, serializeCart({ items }));
  const host = createTestHost({
    ...(session && { session }),
    answers: { functions: { getProducts }, ...(tables && { tables }) },
  });
  const onClose = jest.fn();
  const Panel = await remote.loadPanel('cart', host);
  const router = createMemoryRouter([{ path: '*', element: <Panel onClose={onClose} /> }]);
  const view = render(<RouterProvider router={router} />);
  return { ...view, host, onClose, user: userEvent.setup(), dialog: await screen.findByRole('dialog') };
}
