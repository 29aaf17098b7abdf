import { createBackendError } from '@little-arches/contracts/backend';
import { href } from '@little-arches/contracts/routes';
import { signedIn } from '@little-arches/contracts/testing/host';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';
import { familyAnswers } from '../../testing/scenarios';

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick'],
  });
  jest.setSystemTime(new Date('2026-11-20T10:00:00Z'));
});
afterEach(() => jest.useRealTimers());

const row = (id: string, measured_on: string, left_length_mm: number, right_length_mm: number) => ({
  id,
  child_id: 'child-1',
  measured_on,
  left_length_mm,
  left_width_mm: 70,
  right_length_mm,
  right_width_mm: 71.5,
});

function open(measurements: readonly object[] = [], childId = 'child-1') {
  const tables = {
    ...familyAnswers.tables,
    measurements: measurements as readonly Record<string, unknown>[],
  };
  const answers = { ...familyAnswers, tables };
  return renderPage(remote, href('measurements', { childId }), { session: signedIn, answers });
}

async function fill(user: ReturnType<typeof open>['user'], values: readonly string[]) {
  const labels = ['Left length', 'Left width', 'Right length', 'Right width'];
  for (const [index, label] of labels.entries())
    if (values[index]) await user.type(await screen.findByRole('textbox', { name: label }), values[index]);
  await user.click(screen.getByRole('button', { name: 'Save measurement' }));
}

it('shows size and shoe check at once after a measurement, and what a measurement can’t show', async () => {
  const { user, host } = open();
  await fill(user, ['188,5', '70', '190', '71.5']);
  const result = within(await screen.findByRole('region', { name: 'Size and shoes' }));
  expect(result.getByText('EU 31')).toBeVisible();
  expect(result.getByText(/Ida’s shoes are EU 29; the longer foot needs about EU 31/)).toBeVisible();
  expect(result.getByText(/no level, no arch and no gait/)).toBeVisible();
  expect(host.announcements).toContain('The measurement is saved.');
  expect(host.backendCalls.find(({ name }) => name === 'insert measurements')?.input).toEqual({
    child_id: 'child-1',
    measured_on: '2026-11-20',
    left_length_mm: 188.5,
    left_width_mm: 70,
    right_length_mm: 190,
    right_width_mm: 71.5,
  });
  expect(screen.getByRole('textbox', { name: 'Left length' })).toHaveValue('');
});

it('refuses values out of range, names each, and keeps the input', async () => {
  const { user } = open();
  await fill(user, ['18,8', '70', '', '71.5']);
  expect(await screen.findByText('2 fields need your help')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Left length' })).toHaveValue('18,8');
  expect(screen.getByRole('link', { name: 'Right length is required.' })).toBeVisible();
});

it('shows that a second measurement on one day is refused', async () => {
  const { user, host } = open();
  jest
    .spyOn(host.backend, 'insert')
    .mockRejectedValueOnce(createBackendError('There is a measurement of this day already.', 409));
  await fill(user, ['188', '70', '190', '71']);
  expect(await screen.findByText('There is a measurement of this day already.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Left length' })).toHaveValue('188');
});

it('shows the course of growth from the second measurement on', async () => {
  open([row('m-2', '2026-11-01', 188, 190), row('m-1', '2026-05-01', 183, 184)]);
  const growth = within(await screen.findByRole('region', { name: 'Growth' }));
  expect(growth.getByText(/6\smm longer from/)).toBeVisible();
  expect(growth.getByRole('img', { name: /^Length, measured by hand from May 26 to Nov 26/ })).toBeVisible();
});

it('requests a check of values that contradict each other', async () => {
  open([row('m-1', '2026-11-01', 188, 230)]);
  expect(await screen.findByText(/differ by 42 mm\. Is one of them read wrongly\?/)).toBeVisible();
});

it('deletes a measurement', async () => {
  const { user, host } = open([row('m-1', '2026-11-01', 188, 190)]);
  await user.click(await screen.findByRole('button', { name: /^Delete the measurement of 1 November 2026/ }));
  expect(await screen.findByRole('heading', { name: 'Measure both feet' })).toBeVisible();
  expect(host.announcements).toContain('The measurement is deleted.');
});

it('shows an unknown child as not found', async () => {
  // React logs errors that a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  open([], 'child-9');
  expect(await screen.findByRole('alert')).toHaveTextContent('404');
});
