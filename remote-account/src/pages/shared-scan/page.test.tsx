import { createBackendError } from '@little-arches/contracts/backend';
import { sampleScans } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen } from '@testing-library/react';
import remote from '../../routes';

const TOKEN = '0123456789abcdef'.repeat(3);
const shared = {
  scan: sampleScans[2],
  child: { first_name: 'Ida', birth_month: 4, birth_year: 2019 },
  expires_at: '2026-12-20T10:00:00+00:00',
};

function open(getSharedScan: () => unknown, token = TOKEN) {
  return renderPage(remote, `/shared-scan#${token}`, {
    session: { status: 'unauthenticated', reason: 'none' },
    answers: { functions: { getSharedScan } },
  });
}

it('shows the report to anyone who has the link, without an account', async () => {
  const { host } = open(() => ({ data: shared }));
  expect(await screen.findByRole('table', { name: 'Measured values' })).toBeInTheDocument();
  expect(screen.getByText(/The link ends on/)).toHaveTextContent('20 December 2026');
  expect(screen.getByRole('button', { name: 'Print for the doctor' })).toBeInTheDocument();
  expect(host.backendCalls).toEqual([{ name: 'getSharedScan', input: { token: TOKEN } }]);
});

it('shows that a link has expired, and offers no retry', async () => {
  open(() => {
    throw createBackendError('This link has ended or was taken back.', 404);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has ended or was taken back.');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('shows that a link is incomplete, without a request', async () => {
  const { host } = open(() => ({ data: shared }), '0123');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is not whole.');
  expect(host.backendCalls).toEqual([]);
});

it('ignores fragments without a token, and loads the scan of another link', async () => {
  const { host, router } = open(() => ({ data: shared }));
  await screen.findByRole('table', { name: 'Measured values' });
  await act(() => router.navigate('#content'));
  expect(screen.getByRole('table', { name: 'Measured values' })).toBeInTheDocument();
  expect(host.backendCalls).toHaveLength(1);
  const other = 'f'.repeat(48);
  await act(() => router.navigate(`#${other}`));
  await screen.findByRole('table', { name: 'Measured values' });
  expect(host.backendCalls.at(-1)?.input).toEqual({ token: other });
});
