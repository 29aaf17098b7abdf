import { fireEvent, screen, within } from '@testing-library/react';
import { axeViolations } from '../testing/axe-violations';
import { renderCart } from '../testing/render-cart';
import { sampleItems } from '../testing/sample-orders';

beforeEach(() => localStorage.clear());

const lines = () => screen.queryAllByRole('listitem').map((line) => line.textContent);
const button = (name: string) => screen.getByRole('button', { name });

it('says that it is empty, and why there is no checkout', async () => {
  const { host, dialog } = await renderCart([]);
  expect(within(dialog).getByRole('heading', { name: 'Your Cart' })).toBeInTheDocument();
  expect(screen.getByText('Your cart is empty.')).toBeInTheDocument();
  expect(button('Checkout')).toBeDisabled();
  expect(button('Checkout')).toHaveAccessibleDescription('Add a product to go to the checkout.');
  expect(host.published.filter(({ name }) => name === 'cart/opened')).toHaveLength(1);
  expect(await axeViolations(dialog)).toEqual([]);
});

it('shows lines with price and quantity, and the total with two decimals', async () => {
  const { dialog } = await renderCart(sampleItems);
  expect(lines()).toEqual([
    expect.stringMatching(/Rocket Insole€34\.90 × 2€69\.80/),
    expect.stringMatching(/Summit Insole€69\.90 × 1€69\.90/),
  ]);
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total €139.70');
  expect(await axeViolations(dialog)).toEqual([]);
});

it('changes a quantity by steps and by typing', async () => {
  const { user, host } = await renderCart(sampleItems);
  await user.click(button('One more of Rocket Insole'));
  const field = screen.getByRole('textbox', { name: 'Quantity of Rocket Insole' });
  expect(field).toHaveValue('3');
  await user.clear(field);
  await user.type(field, '12{Enter}');
  expect(screen.getByText('€34.90 × 12')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'x');
  await user.tab();
  expect(field).toHaveValue('12');
  expect(button('One less of Summit Insole')).toBeDisabled();
  expect(host.announcements).toEqual(['Rocket Insole: quantity 3.', 'Rocket Insole: quantity 12.']);
});

it('removes a line, says so, and takes it back', async () => {
  const { user, host } = await renderCart(sampleItems);
  await user.click(screen.getByRole('button', { name: 'Remove', description: 'Rocket Insole' }));
  expect(lines()).toHaveLength(1);
  expect(host.announcements).toEqual(['Rocket Insole removed from your cart.']);
  expect(button('Undo')).toHaveFocus();
  await user.click(button('Undo'));
  expect(lines()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(button('Close cart')).toHaveFocus();
});

it('is cleared at once, and that can be taken back too', async () => {
  const { user, host } = await renderCart(sampleItems);
  await user.click(button('Clear cart'));
  expect(screen.getByText('Your cart is empty.')).toBeInTheDocument();
  expect(host.published.at(-1)).toEqual({
    name: 'cart/changed',
    payload: { count: 0, total: 0, currency: null },
  });
  await user.click(button('Undo'));
  expect(lines()).toHaveLength(2);
});

it('closes and goes to the checkout', async () => {
  const { user, onClose } = await renderCart(sampleItems);
  await user.click(button('Checkout'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByText('At /checkout')).toBeInTheDocument();
});

it('closes by its button', async () => {
  const { user, onClose } = await renderCart(sampleItems);
  await user.click(button('Close cart'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes by a press on the backdrop, not by a drag out of its content', async () => {
  const { onClose, dialog } = await renderCart(sampleItems);
  fireEvent.pointerDown(screen.getByText('Total'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('says when the browser does not keep the cart', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem');
  const { user } = await renderCart(sampleItems);
  full.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(button('One more of Summit Insole'));
  expect(screen.getByText(/does not let us keep the cart/)).toBeInTheDocument();
  full.mockRestore();
});
