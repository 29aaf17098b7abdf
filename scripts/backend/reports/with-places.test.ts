import { withPlaces } from './with-places';

const frames = ['/assets/shell/1.0.0/main.0a.js:1:2', '/assets/shell/1.0.0/main.0a.js:1:3'];
const report = { kind: 'uncaught', version: '1.0.0', count: 1 };
const asked: string[] = [];
const placeOf = async (frame: string, version: string) => {
  asked.push(frame);
  return `shell/src/main.tsx of ${version}, ${frame.slice(-1)}`;
};
beforeEach(() => {
  asked.length = 0;
});

async function list(path: string, body: unknown): Promise<unknown> {
  const answer = withPlaces(async () => Response.json(body), placeOf);
  return await (await answer(new Request(`http://127.0.0.1${path}`), '127.0.0.1')).json();
}

it('adds source positions to the frames of listed reports', async () => {
  expect(await list('/reports.json', [{ ...report, frames }, report])).toEqual([
    { ...report, frames, places: ['shell/src/main.tsx of 1.0.0, 2', 'shell/src/main.tsx of 1.0.0, 3'] },
    report,
  ]);
});

it('resolves frames of the newest twenty reports only, and of no other answer', async () => {
  const many = Array.from({ length: 200 }, () => ({ ...report, frames: frames.slice(1) }));
  expect(await list('/reports.json', many)).toHaveLength(200);
  expect(asked).toHaveLength(20);
  expect(await list('/mailbox.json', many)).toEqual(many);
  expect(asked).toHaveLength(20);
});
