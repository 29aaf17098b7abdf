import {
  sampleChildren,
  sampleScans,
  signedIn,
  type TestHostOptions,
} from '@little-arches/contracts/testing/host';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import remote from './routes';
import { practiceAnswers } from './testing/practice';
import { familyAnswers } from './testing/scenarios';

const [, paid] = familyAnswers.tables?.orders ?? [];
const TOKEN = '0123456789abcdef'.repeat(3);
const child = { first_name: 'Ida', birth_month: 4, birth_year: 2019 };
const shared = { scan: sampleScans[2], child, expires_at: '2099-12-20T10:00:00+00:00' };
const made = { id: 'code-1', code: 'ABCD2345', expires_at: '2099-12-20T10:00:00+00:00' };

const visitor: TestHostOptions = { answers: { functions: { getSharedScan: () => ({ data: shared }) } } };
const person: TestHostOptions = {
  session: signedIn,
  answers: { ...familyAnswers, rpc: { ...familyAnswers.rpc, create_pairing_code: () => made } },
};
const practice: TestHostOptions = { session: signedIn, answers: practiceAnswers(10, 2) };

// jsdom has no canvas and logs an error when axe requests one.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

async function violations(container: Element): Promise<string[]> {
  // jsdom has no layout, so contrast can't be measured; landmarks belong to the frame.
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const result = await axe.run(container, { rules });
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

// Pages and orders that no scenario shows; `standalone.spec.ts` inspects the rest in a browser.
it.each([
  ...[
    { shipped_at: '2026-11-12T08:00:00+00:00', carrier: 'DHL', tracking: 'https://dhl.example/1' },
    { refunded_amount: 2000 },
    { status: 'refunded', refunded_amount: 8970 },
  ].map((change): [string, TestHostOptions, string] => [
    '/profile/orders/47218351',
    {
      session: signedIn,
      answers: { tables: { orders: [{ ...paid, ...change }], children: sampleChildren } },
    },
    '4721 8351',
  ]),
  ['/profile/scans?status=ready', practice, 'All scans'],
  ['/profile/profiles', practice, 'Profiles'],
  [`/shared-scan#${TOKEN}`, visitor, 'A shared foot scan'],
])('%s passes axe', async (path, options, heading) => {
  const { container } = renderPage(remote, path, options);
  await screen.findByRole('heading', { name: heading });
  await waitFor(() => expect(screen.queryByText(/^Loading ?\.+$/)).not.toBeInTheDocument());
  expect(await violations(container)).toEqual([]);
});

it.each([
  ['/profile/scans', 'Get a code for the app', /^A code for/],
  ['/profile/scans', 'Import a scan file', /^Import a scan/],
  ['/profile/scans/scan-2', 'Share with a professional', 'Share this scan'],
  ['/profile/settings', 'Delete my account', 'Delete your account?'],
  ['/profile/profiles', 'Edit Ida', 'Edit Ida'],
  ['/profile/profiles', 'Delete Ida', 'Delete the profile of Ida?'],
])('%s: the dialog opened by “%s” passes axe', async (path, button, name) => {
  const { container, user } = renderPage(remote, path, person);
  const opener = await screen.findByRole('button', { name: button });
  const whose = screen.queryByLabelText('A new scan of');
  if (whose) await user.selectOptions(whose, 'Ida');
  await user.click(opener);
  await screen.findByRole('dialog', { name });
  expect(await violations(container)).toEqual([]);
});

it('passes axe with a form full of errors in a dialog', async () => {
  const { container, user } = renderPage(remote, '/profile/profiles', person);
  await user.click(await screen.findByRole('button', { name: 'Add a child' }));
  await user.click(screen.getByRole('button', { name: 'Add child' }));
  expect(await violations(container)).toEqual([]);
});
