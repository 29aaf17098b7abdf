import { signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen } from '@testing-library/react';
import remote from '../routes';
import { familyAnswers, scenarios } from '../testing/scenarios';

const options = { answers: familyAnswers, session: signedIn };

it('shows the signed-in person and the menu', async () => {
  renderPage(remote, '/profile/scans', options);
  expect(await screen.findByRole('link', { name: 'Mara Lindqvist' })).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('link', { name: 'Change mara@family.example' })).toHaveAttribute(
    'href',
    '/profile/settings#email-section',
  );
  expect(screen.getByRole('link', { name: 'Profiles' })).toHaveAttribute('href', '/profile/profiles');
  expect(screen.getByRole('link', { name: 'Scans' })).toHaveAttribute('aria-current', 'page');
  await screen.findByRole('heading', { name: 'All scans' });
});

it('signs out and opens the home page', async () => {
  const page = renderPage(remote, '/profile', options);
  await screen.findByRole('heading', { name: 'Ida' });
  await page.user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Left for /')).toBeInTheDocument();
});

it('stays on the page when the sign-out fails', async () => {
  const page = renderPage(remote, '/profile', scenarios['sign-out-offline']?.options);
  await screen.findByRole('heading', { name: 'Ida' });
  await page.user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(page.address()).toBe('/profile');
  expect(await screen.findByRole('button', { name: 'Logout' })).not.toHaveAttribute('aria-disabled');
});

it.each(['/profile', '/profile/profiles', '/profile/scans?child=child-1', '/profile/scans/scan-2'])(
  'redirects visitors from %s to the sign-in and back',
  async (path) => {
    const page = renderPage(remote, path, { answers: familyAnswers });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    expect(page.address()).toBe(`/auth/sign-in?${new URLSearchParams({ returnTo: path })}`);
  },
);
