import { createBackendError } from '../backend';
import type { FakeAnswers } from './fake-backend';
import { signedIn } from './samples';
import type { TestHostOptions } from './test-host';

/** A named state of the world in which a remote is looked at. */
export interface Scenario {
  readonly title: string;
  /** Where to start; default: the remote's first page. */
  readonly path?: string;
  readonly options: TestHostOptions;
}

/** The states every remote is looked at in; `answers` is what its backend says when all is well. */
export function commonScenarios(answers: FakeAnswers): Record<string, Scenario> {
  return {
    visitor: { title: 'Visitor', options: { answers } },
    'signed-in': { title: 'Signed in', options: { answers, session: signedIn } },
    'session-loading': {
      title: 'Session still loading',
      options: { answers, session: { status: 'loading' } },
    },
    slow: {
      title: 'Slow backend (3 s)',
      options: { answers: { ...answers, delay: 3000 }, session: signedIn },
    },
    'backend-down': {
      title: 'Backend down',
      options: {
        session: signedIn,
        answers: { ...answers, failure: createBackendError('Our server could not be reached.', 0) },
      },
    },
    empty: {
      title: 'Signed in, nothing there yet',
      options: { session: signedIn, answers: emptied(answers) },
    },
  };
}

function emptied({ tables = {}, functions = {}, ...rest }: FakeAnswers): FakeAnswers {
  return {
    ...rest,
    tables: Object.fromEntries(Object.keys(tables).map((name) => [name, []])),
    functions: Object.fromEntries(Object.keys(functions).map((name) => [name, () => ({ data: [] })])),
  };
}
