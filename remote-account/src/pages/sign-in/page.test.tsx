import { hrefOfSignIn } from '@little-arches/contracts/routes';
import { signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen } from '@testing-library/react';
import remote from '../../routes';
import { familyAnswers, scenarios } from '../../testing/scenarios';

const answers = familyAnswers;

async function fillIn(page: ReturnType<typeof renderPage>) {
  await page.user.type(await screen.findByLabelText('Email'), 'mara@family.example');
  await page.user.type(screen.getByLabelText('Password'), 'secret-1');
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('signs in and opens the profile', async () => {
  const page = renderPage(remote, '/auth/sign-in', { answers });
  await fillIn(page);
  expect(await screen.findByRole('heading', { name: 'Hello, Mara' })).toBeInTheDocument();
  expect(page.address()).toBe('/profile');
});

it('returns to the page that required the sign-in', async () => {
  const page = renderPage(remote, hrefOfSignIn('/profile/scans?from=app'), { answers });
  expect(await screen.findByText('Please sign in to see that page.')).toBeInTheDocument();
  await fillIn(page);
  expect(await screen.findByRole('heading', { name: 'All scans' })).toBeInTheDocument();
  expect(page.address()).toBe('/profile/scans?from=app');
});

it('says to a buyer why to sign in', async () => {
  renderPage(remote, hrefOfSignIn('/checkout'), { answers });
  expect(await screen.findByText('Sign in to pay; your cart is kept.')).toBeInTheDocument();
});

it('redirects a signed-in person, but never to another site', async () => {
  const page = renderPage(remote, hrefOfSignIn('//evil.example'), { answers, session: signedIn });
  expect(await screen.findByRole('heading', { name: 'Hello, Mara' })).toBeInTheDocument();
  expect(page.address()).toBe('/profile');
});

it('shows why a sign-in failed, focuses the message and keeps the input', async () => {
  const page = renderPage(remote, '/auth/sign-in', scenarios['sign-in-refused']?.options);
  await fillIn(page);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The email or the password is not right');
  expect(alert).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('mara@family.example');
  expect(screen.getByLabelText('Password')).toHaveValue('secret-1');
  expect(page.address()).toBe('/auth/sign-in');
});

it('shows the password on request and marks it for password managers', async () => {
  const { user } = renderPage(remote, '/auth/sign-in');
  const password = await screen.findByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

it('passes returnTo to the sign-up', async () => {
  const page = renderPage(remote, hrefOfSignIn('/checkout'));
  await page.user.click(await screen.findByRole('link', { name: 'Create an account' }));
  expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeInTheDocument();
  expect(page.address()).toBe('/auth/sign-up?returnTo=%2Fcheckout');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', hrefOfSignIn('/checkout'));
});
