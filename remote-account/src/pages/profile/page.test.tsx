import { createBackendError } from '@little-arches/contracts/backend';
import { sampleChildren, signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../routes';
import { familyAnswers, scenarios } from '../../testing/scenarios';
import { setClock } from '../../testing/set-clock';

beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(() => jest.useRealTimers());

async function cardOf(name: string) {
  const heading = await screen.findByRole('heading', { name });
  const card = heading.closest('article');
  if (!card) throw new Error(`${name} has no card`);
  return within(card);
}

/** Returns the box of an exercise of a child in the list of today. */
const boxOf = (name: string) =>
  screen.findByRole('checkbox', { name: new RegExp(`^Towel caterpillar ?${name} ·`) });
const saved = (box: HTMLElement) => waitFor(() => expect(box).toHaveAttribute('aria-busy', 'false'));

it('shows each child with age, last finished scan with its level, a newer one, and next rescan', async () => {
  renderPage(remote, '/profile', { session: signedIn, answers: familyAnswers });
  const ida = await cardOf('Ida');
  expect(ida.getByText('7 years')).toBeInTheDocument();
  expect(ida.getByText(/^Last scan/)).toHaveTextContent('Last scan: 2 June 2026, level 1');
  expect(ida.getByRole('link', { name: 'See the scan of Ida' })).toHaveAttribute(
    'href',
    '/profile/scans/scan-2',
  );
  expect(ida.getByRole('link', { name: '18 November 2026' })).toHaveAttribute(
    'href',
    '/profile/scans/scan-4',
  );
  expect(ida.getByText('Processing')).toBeInTheDocument();
  expect(ida.getByText(/Next rescan/).closest('p')).toHaveTextContent(
    'Next rescan: due now, until 2 December 2026.',
  );
  expect((await cardOf('Nils')).getByText('10 years')).toBeInTheDocument();
  const order = screen.getByRole('heading', { name: 'Last order' }).closest('section');
  expect(order).toHaveTextContent('9 November 2026: 2 × Rocket Insole, EU 29. Payment not finished.');
});

it('lists first what to do today: overdue rescans, then the exercises of all children', async () => {
  jest.setSystemTime(new Date('2026-12-10T10:00:00Z'));
  const page = renderPage(remote, '/profile', { session: signedIn, answers: familyAnswers });
  const heading = await screen.findByRole('heading', { level: 2, name: 'Today' });
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toBe(heading);
  const today = within(heading.parentElement as HTMLElement);
  const names = [...today.getAllByRole('link'), ...today.getAllByRole('checkbox')].map(
    (one) => one.textContent || one.closest('label')?.textContent,
  );
  expect(names).toEqual([
    'Ida’s rescan is overdue',
    'Nils’s rescan is overdue',
    'Towel caterpillarIda · Once a day, 2 minutes',
    'Towel caterpillarNils · Once a day, 2 minutes',
  ]);
  await page.user.click(today.getByRole('link', { name: 'Nils’s rescan is overdue' }));
  expect(await screen.findByRole('heading', { name: 'Scans of Nils' })).toBeInTheDocument();
  expect(page.address()).toBe('/profile/scans');
});

it('ticks off an exercise of one child, and removes the tick', async () => {
  const { user, host } = renderPage(remote, '/profile', { session: signedIn, answers: familyAnswers });
  const box = await boxOf('Ida');
  expect(box).not.toBeChecked();
  await user.click(box);
  await saved(box);
  expect(box).toBeChecked();
  expect(await boxOf('Nils')).not.toBeChecked();
  expect(host.backendCalls.at(-1)).toEqual({
    name: 'insert exercises_done',
    input: {
      ...{ id: expect.any(String), child_id: 'child-1' },
      ...{ exercise: 'Towel caterpillar', done_on: '2026-11-20' },
    },
  });
  await user.click(box);
  await saved(box);
  expect(box).not.toBeChecked();
  expect(host.backendCalls.at(-1)?.name).toBe('remove exercises_done');
});

/** Returns an answer that the test resolves or rejects. */
function openAnswer() {
  let resolve: () => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<void>((grant, refuse) => {
    resolve = grant;
    reject = refuse;
  });
  return {
    promise: promise as Promise<never>,
    resolve: () => act(async () => resolve()),
    reject: (error: Error) => act(() => reject(error)),
  };
}

/** Renders the home page with two exercises for each scan; the first tick is pending until `line` resolves. */
function onSlowLine() {
  const another = { title: 'The giraffe', frequency: 'Every day', steps: ['Stand on tiptoes.'] };
  const scans = familyAnswers.tables?.scans?.map(({ exercises, ...scan }) =>
    exercises ? { ...scan, exercises: [...(exercises as object[]), another] } : scan,
  );
  const tables = { ...familyAnswers.tables, ...(scans && { scans }) };
  const page = renderPage(remote, '/profile', {
    session: signedIn,
    answers: { ...familyAnswers, tables },
  });
  const line = openAnswer();
  const { insert } = page.host.backend;
  jest.spyOn(page.host.backend, 'insert').mockImplementationOnce(async (...args) => {
    await line.promise;
    return insert(...args);
  });
  const writes = () =>
    page.host.backendCalls.flatMap(({ name }) => (/^(insert|remove)/.test(name) ? [name.split(' ')[0]] : []));
  return { ...page, line, writes };
}

it('keeps the state of the last press when the first answer arrives after the second press', async () => {
  const { user, line, writes } = onSlowLine();
  const box = await boxOf('Ida');
  await user.click(box);
  expect(box).toBeChecked();
  await user.click(box);
  expect(box).not.toBeChecked();
  await line.resolve();
  await saved(box);
  expect(box).not.toBeChecked();
  expect(writes()).toEqual(['insert', 'remove']);
});

it('sends only the last of many presses, and skips those that were undone', async () => {
  const { user, line, writes } = onSlowLine();
  const box = await boxOf('Ida');
  for (let press = 0; press < 5; press++) await user.click(box);
  expect(box).toBeChecked();
  await line.resolve();
  await saved(box);
  expect(box).toBeChecked();
  expect(writes()).toEqual(['insert']);
});

it('ticks off a second exercise while the first is still being saved', async () => {
  const { user, line, writes } = onSlowLine();
  const first = await boxOf('Ida');
  const second = screen.getByRole('checkbox', { name: /^The giraffe ?Ida/ });
  await user.click(first);
  await user.click(second);
  expect(second).toBeChecked();
  await saved(second);
  expect(first).toHaveAttribute('aria-busy', 'true');
  await line.resolve();
  await saved(first);
  expect(first).toBeChecked();
  expect(second).toBeChecked();
  expect(writes()).toEqual(['insert', 'insert']);
});

it('adopts a tick that is stored already', async () => {
  const { user, host } = renderPage(remote, '/profile', { session: signedIn, answers: familyAnswers });
  const box = await boxOf('Ida');
  const { insert } = host.backend;
  // The tick was stored, but the answer got lost; the database stores each tick once.
  jest.spyOn(host.backend, 'insert').mockImplementationOnce(async (...args) => {
    await insert(...args);
    throw createBackendError('Our server could not be reached.', 0);
  });
  await user.click(box);
  await screen.findByRole('alert');
  expect(box).not.toBeChecked();
  jest.spyOn(host.backend, 'insert').mockRejectedValueOnce(createBackendError('This was changed.', 409));
  await user.click(box);
  await saved(box);
  expect(box).toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(box);
  await saved(box);
  expect(box).not.toBeChecked();
});

it('hides a tick before its removal is saved, and restores it with a message when that fails', async () => {
  const { user, host } = renderPage(remote, '/profile', { session: signedIn, answers: familyAnswers });
  const box = await boxOf('Ida');
  await user.click(box);
  await saved(box);
  const answer = openAnswer();
  jest.spyOn(host.backend, 'remove').mockReturnValue(answer.promise);
  await user.click(box);
  expect(box).not.toBeChecked();
  answer.reject(createBackendError('Our server could not be reached.', 0));
  expect(await screen.findByRole('alert')).toHaveTextContent('Our server could not be reached.');
  expect(box).toBeChecked();
});

it('shows a practice its figures as links into the lists, without loading a scan of each child', async () => {
  const { answers } = scenarios['many-children']?.options ?? {};
  const { host } = renderPage(remote, '/profile', { session: signedIn, answers: answers ?? {} });
  expect(await screen.findByRole('link', { name: '40 children' })).toHaveAttribute(
    'href',
    '/profile/profiles',
  );
  expect(screen.getByRole('link', { name: /^\d+ overdue$/ })).toHaveAttribute(
    'href',
    '/profile/profiles?rescan=overdue',
  );
  expect(screen.getByRole('link', { name: /being measured$/ })).toHaveAttribute(
    'href',
    '/profile/scans?status=processing',
  );
  expect(host.backendCalls.filter(({ name }) => name === 'select scans')).toHaveLength(1);
});

it('shows the next step for children without scans', async () => {
  renderPage(remote, '/profile', {
    session: signedIn,
    answers: { tables: { children: sampleChildren, scans: [], exercises_done: [] } },
  });
  const ida = await cardOf('Ida');
  expect(ida.getByText('No scan yet.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Exercise of the day' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Measure with the size guide’s sheet' })).toHaveAttribute(
    'href',
    '/size-guide',
  );
});

it('shows the first step without a child', async () => {
  const page = renderPage(remote, '/profile', {
    session: signedIn,
    answers: { tables: { children: [], scans: [], exercises_done: [] } },
  });
  expect(await screen.findByRole('link', { name: /Kids Zone/ })).toHaveAttribute('href', '/kids-zone');
  await page.user.click(screen.getByRole('link', { name: 'Add a child' }));
  expect(page.address()).toBe('/profile/profiles');
  await screen.findByText(/No profiles yet/);
});
