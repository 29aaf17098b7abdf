import { brand } from '@little-arches/contracts/company';
import { signedIn } from '@little-arches/contracts/testing';
import { cents } from '@little-arches/contracts/values';
import { act, screen, within } from '@testing-library/react';
import { renderInFrame } from '../testing/frame-fixture';
import { Header } from './header';

it('links to the four sections and marks the current one', () => {
  renderInFrame(<Header />, '/store/rocket-insole');
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  const links = navigation.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['About us', '/about-us'],
    ['Products', '/store'],
    ['Kids Zone', '/kids-zone'],
    ['Contact us', '/contact-us'],
  ]);
  expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Products');
});

it('opens the social networks in a new tab', () => {
  renderInFrame(<Header />);
  const list = screen.getByRole('list', { name: 'Little Arches elsewhere' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(brand.social));
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
  }
});

it('links home by the logo', async () => {
  const { user, address } = renderInFrame(<Header />, '/faqs');
  await user.click(screen.getByRole('link', { name: 'Little Arches, home' }));
  expect(address()).toBe('/');
});

describe('the account link', () => {
  it.each([
    ['/store?level=1', '/auth/sign-in'],
    ['/404', '/auth/sign-in'],
    ['/auth/sign-up', '/auth/sign-in'],
    ['/checkout', '/auth/sign-in?returnTo=%2Fcheckout'],
    ['/auth/sign-up?returnTo=%2Fcheckout', '/auth/sign-in?returnTo=%2Fcheckout'],
  ])('leads a visitor on %s to the sign-in page', (path, target) => {
    renderInFrame(<Header />, path);
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', target);
  });

  it('leads signed-in visitors to their profile instead', () => {
    renderInFrame(<Header />, '/', { session: signedIn });
    expect(screen.getByRole('link', { name: 'Your profile' })).toHaveAttribute('href', '/profile');
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });

  it('offers neither while the session is loading, and then follows it', () => {
    const { host } = renderInFrame(<Header />, '/', { session: { status: 'loading' } });
    expect(screen.queryByRole('link', { name: /Login|Your profile/ })).not.toBeInTheDocument();
    act(() => host.setSession(signedIn));
    expect(screen.getByRole('link', { name: 'Your profile' })).toBeInTheDocument();
    act(() => host.setSession({ status: 'unauthenticated', reason: 'signed-out' }));
    expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
  });
});

describe('the cart button', () => {
  it('shows the number of items in the cart once it is known', () => {
    const { host } = renderInFrame(<Header />);
    const cart = screen.getByRole('button', { name: 'Cart' });
    for (const [count, name, badge] of [
      [1, 'Cart, 1 item', '1'],
      [2, 'Cart, 2 items', '2'],
      [120, 'Cart, 120 items', '99+'],
      [0, 'Cart, empty', ''],
    ] as const) {
      act(() => host.bus.publish('cart/changed', { count, total: cents(count * 100), currency: 'eur' }));
      expect(cart).toHaveAccessibleName(name);
      expect(cart).toHaveTextContent(badge);
    }
  });

  it('names its panel for the rehearsal of a release, which presses it', () => {
    renderInFrame(<Header />);
    expect(screen.getByRole('button', { name: 'Cart' })).toHaveAttribute('data-panel', 'cart');
  });
});
