import { renderPage } from '@little-arches/contracts/testing/render';
import { screen } from '@testing-library/react';
import remote from '../routes';

const TITLE = 'Your browser stores nothing for this site';

it('warns that the sign-in ends with the page when storage is blocked', async () => {
  const storage = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  try {
    renderPage(remote, '/auth/sign-in');
    expect(await screen.findByText(TITLE)).toBeVisible();
    expect(screen.getByText(/your login ends when you close or reload this page/)).toBeVisible();
  } finally {
    if (storage) Object.defineProperty(window, 'localStorage', storage);
  }
});

it('shows no warning when the browser stores the session', async () => {
  renderPage(remote, '/auth/sign-in');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
});
