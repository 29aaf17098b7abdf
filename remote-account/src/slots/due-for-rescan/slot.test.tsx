import { signedIn } from '@little-arches/contracts/testing';
import { renderSlot } from '@little-arches/contracts/testing/render';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../routes';
import { practiceAnswers } from '../../testing/practice';
import { familyAnswers } from '../../testing/scenarios';
import { setClock } from '../../testing/set-clock';

afterEach(() => jest.useRealTimers());

const show = (day: string, answers = familyAnswers) => {
  setClock(`${day}T10:00:00Z`);
  return renderSlot(remote, 'due-for-rescan', {}, { session: signedIn, answers });
};

it('names the children who are due for a scan, with a link to their scans', async () => {
  const { user, router } = show('2026-11-20');
  expect(await screen.findByRole('heading', { name: 'Time for a new scan' })).toBeVisible();
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('IdaDue now, until 2 December 2026.');
  await user.click(screen.getByRole('link', { name: 'Ida' }));
  expect(await screen.findByRole('heading', { name: 'Scans of Ida' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/profile/scans');
});

it.each([
  ['no child is due', '2026-06-10', familyAnswers],
  [
    'nobody was scanned yet',
    '2026-11-20',
    { ...familyAnswers, tables: { ...familyAnswers.tables, scans: [] } },
  ],
  ['the account is a practice', '2026-11-20', practiceAnswers(40, 3)],
])('renders nothing when %s', async (_, day, answers) => {
  const { container, host } = show(day, answers);
  await waitFor(() => expect(host.backendCalls.map(({ name }) => name)).toContain('select children'));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
