import { HostProvider } from '@little-arches/contracts/host';
import { createTestHost, signedIn, type TestHostOptions } from '@little-arches/contracts/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { renderInFrame } from '../testing/frame-fixture';
import { MobileMenu } from './mobile-menu';

async function openMenu(path = '/', options: TestHostOptions = {}) {
  const view = renderInFrame(<MobileMenu />, path, options);
  const opener = screen.getByRole('button', { name: 'Menu' });
  await view.user.click(opener);
  return { ...view, opener, menu: within(screen.getByRole('dialog', { name: 'Menu' })) };
}

const isOpen = () => screen.queryByRole('dialog', { name: 'Menu' }) !== null;

it('closes by a click on the overlay, not by one inside', async () => {
  const { menu } = await openMenu();
  fireEvent.click(menu.getByRole('navigation'));
  expect(isOpen()).toBe(true);
  fireEvent.click(screen.getByRole('dialog'));
  expect(isOpen()).toBe(false);
});

it('closes when the cart opens', async () => {
  const { host } = await openMenu();
  act(() => host.bus.publish('cart/opened', {}));
  expect(isOpen()).toBe(false);
});

it('opens and closes each sub-menu separately', async () => {
  const { user, menu } = await openMenu();
  const about = menu.getByRole('button', { name: 'About us', expanded: false });
  const contact = menu.getByRole('button', { name: 'Contact us', expanded: false });
  expect(menu.queryByRole('link', { name: 'Concept' })).not.toBeInTheDocument();
  await user.click(about);
  await user.click(contact);
  const links = menu.getByRole('navigation').querySelectorAll('a');
  expect([...links].map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'About us /about-us',
    'Concept /concept',
    'Our promise /our-promise',
    'Products /store',
    'Kids Zone /kids-zone',
    'Contact us /contact-us',
    'FAQs /faqs',
  ]);
  await user.click(about);
  expect(menu.queryByRole('link', { name: 'Concept' })).not.toBeInTheDocument();
  expect(menu.getByRole('link', { name: 'FAQs' })).toBeInTheDocument();
});

it('shows the open sub-menu with the current page', async () => {
  const { menu } = await openMenu('/concept');
  expect(menu.getByRole('link', { name: 'Concept', current: 'page' })).toBeInTheDocument();
  expect(menu.getByRole('button', { name: 'Contact us', expanded: false })).toBeInTheDocument();
});

it('closes when a link is followed, also one to the shown page', async () => {
  const { user, menu, address, opener } = await openMenu('/store');
  await user.click(menu.getByRole('link', { name: 'Products' }));
  expect(isOpen()).toBe(false);
  await user.click(opener);
  await user.click(menu.getByRole('link', { name: 'Kids Zone' }));
  expect(isOpen()).toBe(false);
  expect(address()).toBe('/kids-zone');
});

it('closes when the visitor goes back', async () => {
  const { router } = await openMenu('/concept');
  await act(() => router.navigate('/faqs'));
  expect(isOpen()).toBe(false);
});

it('shows the login and the profile as the header does', async () => {
  const { menu, host, user, address } = await openMenu('/faqs');
  expect(menu.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/sign-in');
  act(() => host.setSession(signedIn));
  await user.click(menu.getByRole('link', { name: 'Your profile' }));
  expect(address()).toBe('/profile');
  expect(isOpen()).toBe(false);
});

it('stays open when it was opened before the page became interactive', () => {
  const element = (
    <HostProvider host={createTestHost()}>
      <MobileMenu />
    </HostProvider>
  );
  const page = () => <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page());
  const opener = screen.getByRole('button', { name: 'Menu' });
  const dialog = container.querySelector('dialog');
  expect(opener).toHaveAttribute('command', 'show-modal');
  expect(opener).toHaveAttribute('commandfor', dialog?.id);
  dialog?.showModal();
  render(page(), { container, hydrate: true });
  expect(isOpen()).toBe(true);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
});
