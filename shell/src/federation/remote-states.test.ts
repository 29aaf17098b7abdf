import { isLoading, nextState, type RemoteEvent, type RemoteState } from './remote-states';

const events: readonly RemoteEvent[] = ['prefetch', 'request', 'loaded', 'failed', 'refused', 'late'];

/** The state after each of the events, in their order. */
const table: Readonly<Record<RemoteState, readonly RemoteState[]>> = {
  idle: ['loading:ahead', 'loading:composed', 'idle', 'idle', 'idle', 'idle'],
  'loading:ahead': ['loading:ahead', 'loading:composed', 'mounted', 'idle', 'idle', 'loading:ahead'],
  'loading:composed': [
    'loading:composed',
    'loading:composed',
    'mounted',
    'loading:again',
    'loading:fallback',
    'mounted',
  ],
  'loading:again': [
    'loading:again',
    'loading:again',
    'mounted',
    'loading:fallback',
    'loading:fallback',
    'mounted',
  ],
  'loading:fallback': ['loading:fallback', 'loading:fallback', 'fallback', 'failed', 'failed', 'mounted'],
  mounted: ['mounted', 'mounted', 'mounted', 'mounted', 'mounted', 'mounted'],
  fallback: ['fallback', 'fallback', 'fallback', 'fallback', 'fallback', 'fallback'],
  failed: ['failed', 'loading:again', 'failed', 'failed', 'failed', 'mounted'],
};

const states = Object.entries(table) as [RemoteState, readonly RemoteState[]][];

it.each(states)('moves a remote that is %s to the next state by each event', (state, next) => {
  expect(events.map((event) => nextState(state, event))).toEqual(next);
});

it('ends every try: failures alone lead out of each loading state', () => {
  for (const [start] of states) {
    let state = start;
    for (let failures = 0; failures < 4; failures += 1) state = nextState(state, 'failed');
    expect([start, isLoading(state)]).toEqual([start, false]);
  }
});
