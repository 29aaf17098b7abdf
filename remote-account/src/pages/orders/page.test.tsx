import { signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { cents } from '@little-arches/contracts/values';
import { act, screen } from '@testing-library/react';
import remote from '../../routes';
import { familyAnswers } from '../../testing/scenarios';

it('lists the orders newest first, with lines, total and status', async () => {
  renderPage(remote, '/profile/orders', { session: signedIn, answers: familyAnswers });
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Order of 9 November 2026',
    'Order of 8 November 2026',
    'Order of 7 October 2026',
    'Order of 6 October 2026',
  ]);
  const [pending, paid] = headings.map((heading) => heading.closest('li'));
  expect(pending).toHaveTextContent('Payment not finished');
  expect(paid).toHaveTextContent('Paid');
  expect(paid).toHaveTextContent('2 × Rocket Insole, EU 29€69.80');
  expect(paid).toHaveTextContent('Total€89.70');
});

it('links to the store without an order', async () => {
  renderPage(remote, '/profile/orders', { session: signedIn, answers: { tables: { orders: [] } } });
  expect(await screen.findByRole('link', { name: 'Go to the store' })).toHaveAttribute('href', '/store');
});

it('shows an order as paid after the payment is published', async () => {
  let status = 'pending';
  const order = {
    ...familyAnswers.tables?.orders?.[0],
    get status() {
      return status;
    },
  };
  const tables = { orders: [order] };
  const { host } = renderPage(remote, '/profile/orders', { session: signedIn, answers: { tables } });
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(heading.closest('li')).toHaveTextContent('Payment not finished');
  status = 'paid';
  act(() =>
    host.bus.publish('order/paid', {
      orderId: 'o-1',
      paymentIntent: 'pi_1',
      total: cents(2490),
      currency: 'eur',
    }),
  );
  expect(await screen.findByText('Paid')).toBeInTheDocument();
});
