/** State of loading a remote, including which try is in progress. */
export type RemoteState =
  | 'idle'
  /** The composed version, before a visitor needs it: its failure has no effect. */
  | 'loading:ahead'
  | 'loading:composed'
  /** The composed version again, bypassing the caches. */
  | 'loading:again'
  | 'loading:fallback'
  | 'mounted'
  /** The fallback version is mounted. */
  | 'fallback'
  | 'failed';

/**
 * Events that change a remote's state. After `refused`, the same version is not tried again; after `exhausted`, none
 * is left to try.
 */
export type RemoteEvent = 'prefetch' | 'request' | 'loaded' | 'failed' | 'refused' | 'exhausted' | 'late';

/** The transitions of each state. Other events change nothing. */
const transitions: Readonly<Record<RemoteState, Partial<Record<RemoteEvent, RemoteState>>>> = {
  idle: { prefetch: 'loading:ahead', request: 'loading:composed' },
  'loading:ahead': { request: 'loading:composed', loaded: 'mounted', failed: 'idle', refused: 'idle' },
  'loading:composed': {
    loaded: 'mounted',
    failed: 'loading:again',
    refused: 'loading:fallback',
    late: 'mounted',
  },
  'loading:again': {
    loaded: 'mounted',
    failed: 'loading:fallback',
    refused: 'loading:fallback',
    late: 'mounted',
  },
  'loading:fallback': { loaded: 'fallback', exhausted: 'failed', late: 'mounted' },
  // The caches contain the broken file, so the next try bypasses them.
  failed: { request: 'loading:again', late: 'mounted' },
  mounted: {},
  // A version stays as long as the document exists: two versions in one page would each have their own state.
  fallback: {},
};

/** Returns the state after an event. */
export function nextState(state: RemoteState, event: RemoteEvent): RemoteState {
  return transitions[state][event] ?? state;
}

/** Returns true while a try is in progress. */
export function isLoading(state: RemoteState): boolean {
  return state.startsWith('loading:');
}
