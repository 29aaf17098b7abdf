import { sampleUser, signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../routes';
import { familyAnswers } from '../testing/scenarios';

type Page = ReturnType<typeof renderPage>;

/** A form that can be half filled when the session ends. */
interface HalfFilled {
  readonly path: string;
  /** What opens the form: the button of its dialog, or the title of its fold. */
  readonly opener: readonly [role: 'button' | 'heading', name: string];
  /** Typed values, by the label of their field. */
  readonly typed: Readonly<Record<string, string>>;
  readonly send: string;
  /** Checks that the form was sent. Whether the server accepts the password is not tested. */
  readonly done: () => Promise<unknown>;
}

const forms: Readonly<Record<string, HalfFilled>> = {
  'a changed child': {
    path: '/profile/profiles',
    opener: ['button', 'Edit Ida'],
    typed: { 'First name': 'Juna', 'Notes (optional)': 'Walks on her toes since May.' },
    send: 'Save profile',
    done: () => screen.findByRole('heading', { name: 'Juna' }),
  },
  'another password': {
    path: '/profile/settings',
    opener: ['heading', 'Your password'],
    typed: { 'Current password': 'four small feet', 'New password': 'four new small feet' },
    send: 'Change password',
    done: () => screen.findByText(/^Your password is changed/),
  },
};

async function fill({ path, opener: [role, name], typed }: HalfFilled): Promise<Page> {
  const page = renderPage(remote, path, { session: signedIn, answers: familyAnswers });
  await page.user.click(await screen.findByRole(role, { name }));
  for (const [label, text] of Object.entries(typed)) {
    const field = await screen.findByLabelText(label);
    await page.user.clear(field);
    await page.user.type(field, text);
  }
  return page;
}

const asked = () => screen.findByRole('dialog', { name: 'Your session has ended' });

async function signInAs(email: string, { user }: Page) {
  const dialog = within(await asked());
  await user.clear(dialog.getByLabelText('Email'));
  await user.type(dialog.getByLabelText('Email'), email);
  await user.type(dialog.getByLabelText('Password'), 'secret');
  await user.click(dialog.getByRole('button', { name: 'Sign in again' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /session/ })).not.toBeInTheDocument());
}

describe.each(Object.entries(forms))('%s, half filled when the session ends', (_, form) => {
  it('keeps its content until the same person signs in again, and can be sent', async () => {
    const page = await fill(form);
    act(() => page.host.endSession());
    await signInAs(sampleUser.email, page);
    for (const [label, text] of Object.entries(form.typed))
      expect(screen.getByLabelText(label)).toHaveValue(text);
    for (const label of Object.keys(form.typed)) expect(screen.getByLabelText(label)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: form.send }));
    expect(await form.done()).toBeInTheDocument();
  });

  it('is cleared when another person signs in', async () => {
    const page = await fill(form);
    act(() => page.host.endSession());
    await signInAs('kim@other.example', page);
    await screen.findByRole('heading', { level: 1 });
    for (const text of Object.values(form.typed))
      expect(screen.queryByDisplayValue(text)).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('stores a consent that was given in an expired session, after the person signs in again', async () => {
  const older = {
    id: 'consent-0',
    given_at: '2025-01-02T08:00:00+00:00',
    version: 'parent-2025-01',
    consent_texts: { audience: 'parent', body: 'I agree to older words.' },
  };
  const agree = jest.fn(() => null);
  const page = renderPage(remote, '/profile/settings', {
    session: signedIn,
    answers: {
      ...familyAnswers,
      tables: { ...familyAnswers.tables, consents: [older] },
      rpc: { ...familyAnswers.rpc, agree_to_text: agree },
    },
  });
  const button = await screen.findByRole('button', { name: 'I agree' });
  act(() => page.host.endSession());
  act(() => button.click());
  await signInAs(sampleUser.email, page);
  expect(await screen.findByText(/^Thank you. We have noted/)).toBeInTheDocument();
  expect(agree).toHaveBeenCalledTimes(1);
});
