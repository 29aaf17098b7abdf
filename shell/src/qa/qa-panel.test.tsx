import { defineRemote } from '@little-arches/contracts/remote';
import { cents } from '@little-arches/contracts/values';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Failure } from '../reporting/report-error';
import { renderSite, samplePage } from '../testing/site-fixture';
import { offersPanel } from './offer-panel';
import { togglePanel } from './open-panel';

const store = defineRemote({ name: 'remote-store', pages: { store: samplePage('/store', 'Store') } });
const site = renderSite([store], '/store');
const failed: Failure[] = [];
const toggle = () => act(() => togglePanel(site, failed, { focuses: true }));
const row = (name: RegExp) => screen.findByRole('row', { name });

it.each([
  ['production', 'www.littlearches.example', false],
  ['production', 'localhost', true],
  ['production', '127.0.0.1', true],
  ['staging', 'staging.littlearches.example', true],
  ['pr-1', 'pr-1.localhost', true],
  ['production', 'localhost.example', false],
])('offers the panel on %s at %s: %s', (channel, hostname, isOffered) => {
  expect(offersPanel(channel, hostname)).toBe(isOffered);
});

describe('the panel', () => {
  beforeEach(() => toggle());
  afterEach(() => toggle());

  it('shows retained and new events without what identifies a person, and leaves the bus as it is', async () => {
    const members = { ...site.frame.bus };
    site.frame.bus.publish('cart/changed', { count: 1, total: cents(4900), currency: 'eur' });
    site.frame.bus.publish('child/chosen', { childId: 'child-77' });
    await row(/cart\/changed .*"total":4900/);
    await row(/child\/chosen .*"childId":"…"/);
    expect({ ...site.frame.bus }).toEqual(members);
  });

  it('shows failures of the page, also those from before it was opened', async () => {
    const source = { remote: 'remote-store', version: '2.0.0', compositionId: 'composition-1' };
    failed.push({ kind: 'caught', error: new Error('No such size'), source });
    await row(/^caught remote-store 2\.0\.0 No such size/);
    await screen.findByText('Failures (1)');
  });

  it('copies all of it as JSON, and shows it when the browser refuses', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy as JSON' }));
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(JSON.parse(write.mock.calls[0]?.[0] ?? '')).toMatchObject({ composition: 'composition-1' });
    write.mockRejectedValueOnce(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy as JSON' }));
    expect(await screen.findByDisplayValue(/"composition": "composition-1"/)).toBeVisible();
  });
});
