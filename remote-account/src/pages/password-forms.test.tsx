import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleUser, signedIn, type TestHostOptions } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen } from '@testing-library/react';
import remote from '../routes';
import { familyAnswers } from '../testing/scenarios';

interface PasswordForm {
  /** The module of the form. */
  readonly module: string;
  readonly at: string;
  readonly options?: TestHostOptions;
  /** The button that opens the form. */
  readonly press?: string;
  readonly passwords: readonly ('current-password' | 'new-password')[];
  /** Value of the account field when the form opens; empty when the person types it. */
  readonly username: string;
}

const inside = { session: signedIn, answers: familyAnswers };

const FORMS: readonly PasswordForm[] = [
  { module: 'sign-in/page', at: '/auth/sign-in', passwords: ['current-password'], username: '' },
  { module: 'sign-up/page', at: '/auth/sign-up', passwords: ['new-password'], username: '' },
  {
    module: 'reset-password/page',
    at: '/auth/reset-password',
    options: { ...inside, recovery: 'ready' },
    passwords: ['new-password'],
    username: sampleUser.email,
  },
  {
    module: 'settings/credentials',
    at: '/profile/settings',
    options: inside,
    passwords: ['current-password', 'new-password'],
    username: sampleUser.email,
  },
  {
    module: 'settings/delete-account',
    at: '/profile/settings',
    options: inside,
    press: 'Delete my account',
    passwords: ['current-password'],
    username: sampleUser.email,
  },
];

it.each(FORMS)('marks account and passwords in $module for password managers', async (one) => {
  const { user } = renderPage(remote, one.at, one.options);
  if (one.press) await user.click(await screen.findByRole('button', { name: one.press }));
  await screen.findAllByLabelText(/password$/i);
  const forms = [...document.forms].map((form) => [...form.querySelectorAll('input')]);
  const found = forms.map((inputs) =>
    inputs.filter(({ autocomplete }) => /username|password/.test(autocomplete)),
  );
  expect(
    found.map((inputs) => inputs.map(({ autocomplete, value }) => [autocomplete, value])),
  ).toContainEqual([['username', one.username], ...one.passwords.map((kind) => [kind, ''])]);
});

it('covers every module with a password field', () => {
  const pages = import.meta.dirname;
  const modules = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => readFileSync(path.join(pages, file), 'utf8').includes('<PasswordField'))
    .map((file) => file.replaceAll(path.sep, '/').replace('.tsx', ''));
  expect(modules.sort()).toEqual(FORMS.map(({ module }) => module).sort());
});
