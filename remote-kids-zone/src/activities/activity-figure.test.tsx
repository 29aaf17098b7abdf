import { HostProvider } from '@little-arches/contracts/host';
import { createTestHost } from '@little-arches/contracts/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { covers } from '../drawings/cover';
import { clearStamps } from '../stamps/stamp-book';
import { readStamps } from '../stamps/stamp-storage';
import { activities, activitiesIn, activityNamed } from './activity';
import { ActivityFigure } from './activity-figure';

afterEach(() => act(clearStamps));

function show(name: string) {
  const host = createTestHost();
  const element = (
    <HostProvider host={host}>
      <ActivityFigure name={name} label="What it shows" picture={<svg />} />
    </HostProvider>
  );
  return { host, user: userEvent.setup(), element };
}

it('detects the activities of a story, each once', () => {
  const story =
    '![a](activity:shoe-fit)\n\n![b](activity:moon-walk)\n\n![c](activity:balance) ![d](activity:shoe-fit)';
  expect(activitiesIn(story)).toEqual(['shoe-fit', 'balance']);
  expect(activityNamed('drawing:shoe-fit')).toBeUndefined();
});

it.each([...activities])('%s has a game and a cover', async (_, { cover, load }) => {
  expect(covers.has(cover)).toBe(true);
  expect((await load()).Game).toBeInstanceOf(Function);
});

it('renders a picture with its description while the page is prerendered', () => {
  expect(renderToString(show('shoe-fit').element)).toMatch(/role="img" aria-label="What it shows"/);
});

it('adds a stamp for a played activity, without a sound by default', async () => {
  const { element, user } = show('measure-foot');
  const contexts: unknown[] = [];
  Object.assign(window, {
    AudioContext: class {
      constructor() {
        contexts.push(this);
      }
      currentTime = 0;
      createOscillator = () => ({ frequency: {}, connect: (to: object) => to, start() {}, stop() {} });
      createGain = () => ({
        gain: { setValueAtTime() {}, linearRampToValueAtTime() {} },
        connect: (to: object) => to,
      });
    },
  });
  render(element);
  await user.click(screen.getByRole('button', { name: /^Play ?: Measure your feet$/ }));
  await user.click(await screen.findByRole('button', { name: 'I measured my feet' }));
  expect(readStamps().played).toEqual(['measure-foot']);
  expect(contexts).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Sound' }));
  await user.click(screen.getByRole('button', { name: 'I measured my feet' }));
  expect(contexts).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: /^Play again ?: Measure your feet$/ })).toBeInTheDocument();
  expect(screen.getByText('Played')).toBeInTheDocument();
});

it('reports a game that failed to load, and offers a retry', async () => {
  const { element, user, host } = show('shoe-fit');
  const failure = new Error('ChunkLoadError');
  const shoes = activities.get('shoe-fit');
  if (!shoes) throw new Error('There must be shoes');
  const load = jest.spyOn(shoes, 'load').mockRejectedValueOnce(failure);
  render(element);
  await user.click(screen.getByRole('button', { name: /^Play/ }));
  expect(await screen.findByText(/The game tripped/)).toBeInTheDocument();
  expect(host.errors).toEqual([failure]);
  await user.click(screen.getByRole('button', { name: /^Play/ }));
  expect(await screen.findByRole('button', { name: 'Plain shoe' })).toBeInTheDocument();
  load.mockRestore();
});
