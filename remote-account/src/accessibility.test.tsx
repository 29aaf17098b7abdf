import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { renderPage } from 'shared-contracts/testing/render-page';
import { signedIn } from 'shared-contracts/testing/samples';
import type { TestHostOptions } from 'shared-contracts/testing/test-host';
import remote from './routes';
import { familyAnswers, mailLink } from './testing/scenarios';

const visitor: TestHostOptions = {};
const person: TestHostOptions = { session: signedIn, answers: familyAnswers };

// jsdom has no canvas, and prints so when axe asks for one.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

async function violations(container: Element): Promise<string[]> {
  // jsdom lays nothing out, so contrast can't be measured; landmarks belong to the frame.
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const result = await axe.run(container, { rules });
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

it.each([
  ['/auth/sign-in', visitor, 'Sign in'],
  ['/auth/sign-up', visitor, 'Create your account'],
  ['/auth/reset-password', visitor, 'Reset your password'],
  [mailLink('email', 'mara@family.example'), visitor, 'Confirm your email'],
  [mailLink('email', 'joel@other.example'), person, 'Somebody else is signed in'],
  ['/auth/confirm', visitor, 'This link is not complete'],
  ['/profile', person, 'Ida'],
  ['/profile/profiles', person, 'Ida'],
  ['/profile/scans', person, 'All scans'],
  ['/profile/scans/scan-2', person, 'Measured values'],
  ['/profile/orders', person, 'Order of 9 November 2026'],
  ['/profile/settings', person, 'Your data'],
  ['/profile/scans/scan-3', person, 'This scan could not be measured'],
])('%s passes axe', async (path, options, heading) => {
  const { container } = renderPage(remote, path, options);
  await screen.findByRole('heading', { name: heading });
  expect(await violations(container)).toEqual([]);
});

it('passes axe with a form full of errors in a dialog', async () => {
  const { container, user } = renderPage(remote, '/profile/profiles', person);
  await user.click(await screen.findByRole('button', { name: 'Add a child' }));
  await user.click(screen.getByRole('button', { name: 'Add child' }));
  expect(await violations(container)).toEqual([]);
});
