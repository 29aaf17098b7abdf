import { CONSENT_TEXTS } from '@little-arches/contracts/company';
import { signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, within } from '@testing-library/react';
import remote from '../routes';
import { familyAnswers } from '../testing/scenarios';

const older = {
  id: 'consent-0',
  given_at: '2025-01-02T08:00:00+00:00',
  version: 'professional-2025-01',
  consent_texts: { audience: 'pediatric_professional', body: 'I treat children.' },
};

beforeEach(() => localStorage.clear());

function open(path: string) {
  const { tables, rpc } = familyAnswers;
  return renderPage(remote, path, {
    session: signedIn,
    answers: {
      ...familyAnswers,
      tables: { ...tables, consents: [older] },
      rpc: { ...rpc, agree_to_text: () => null },
    },
  });
}

const asked = async () => {
  const title = await screen.findByText('Do you agree to this?');
  return within(title.parentElement as HTMLElement);
};

it('requests consent to the newest text of the person’s role, and stores it', async () => {
  const { user, host } = open('/profile');
  const notice = await asked();
  expect(notice.getByText(CONSENT_TEXTS.pediatric_professional.body)).toBeInTheDocument();
  await user.click(notice.getByRole('button', { name: 'I agree' }));
  expect(await screen.findByText(/^Thank you. We have noted that you agree/)).toBeInTheDocument();
  expect(host.backendCalls.at(-1)).toEqual({
    name: 'agree_to_text',
    input: { p_version: CONSENT_TEXTS.pediatric_professional.version },
  });
});

it('asks only once on a device, and still shows the text in the settings', async () => {
  const { user, unmount } = open('/profile');
  await user.click((await asked()).getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('Do you agree to this?')).not.toBeInTheDocument();
  unmount();
  const home = open('/profile');
  expect(await screen.findByRole('heading', { name: 'Ida' })).toBeInTheDocument();
  expect(screen.queryByText('Do you agree to this?')).not.toBeInTheDocument();
  home.unmount();
  open('/profile/settings');
  expect((await asked()).queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument();
});

it('does not ask a person who agreed to the newest text', async () => {
  renderPage(remote, '/profile', { session: signedIn, answers: familyAnswers });
  expect(await screen.findByRole('heading', { name: 'Ida' })).toBeInTheDocument();
  expect(screen.queryByText('Do you agree to this?')).not.toBeInTheDocument();
});
