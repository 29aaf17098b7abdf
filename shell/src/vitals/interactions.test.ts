import { createInteractions } from './interactions';

const file = (remote: string) => `http://localhost/assets/${remote}/1.0.0/page.js`;
const button = () => {
  document.body.innerHTML = '<section data-remote="remote-store"><button></button></section>';
  return document.querySelector('button');
};
const frame = (startTime: number, scripts: [remote: string, startTime: number, duration: number][]) => ({
  startTime,
  duration: 400,
  scripts: scripts.map(([remote, start, duration]) => ({
    startTime: start,
    duration,
    sourceURL: file(remote),
  })),
});

it('returns nothing before the first press', () => {
  const interactions = createInteractions();
  interactions.take({ startTime: 10, duration: 900, interactionId: 0, target: button() });
  expect(interactions.worst(3)).toBeUndefined();
});

it('uses the longest event of an interaction, and the region that was pressed', () => {
  const interactions = createInteractions();
  interactions.take({ startTime: 10, duration: 24, interactionId: 1, target: button() });
  interactions.take({ startTime: 12, duration: 208, interactionId: 1, target: null });
  interactions.takeFrame(frame(10, [['shell', 12, 200]]));
  expect(interactions.worst(1)).toEqual({ value: 208, owner: 'remote-store' });
});

it.each([
  [120, 'remote-kids-zone'],
  [90, 'remote-store'],
])('names a remote whose scripts delayed an interaction, if for %d of 200 ms', (duration, owner) => {
  const interactions = createInteractions();
  interactions.take({ startTime: 100, duration: 200, interactionId: 1, target: button() });
  interactions.takeFrame(frame(50, [['remote-kids-zone', 50, duration + 50]]));
  expect(interactions.worst(1)).toEqual({ value: 200, owner });
});

it('leaves out the slowest of each fifty', () => {
  const interactions = createInteractions();
  for (const [id, duration] of [900, 600, 300].entries())
    interactions.take({ startTime: id * 1000, duration, interactionId: id + 1, target: button() });
  expect(interactions.worst(49)?.value).toBe(900);
  expect(interactions.worst(50)?.value).toBe(600);
  expect(interactions.worst(5000)?.value).toBe(300);
});
