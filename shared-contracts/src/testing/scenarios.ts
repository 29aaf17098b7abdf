import { createBackendError } from '../backend/backend';
import type { SlotUse } from '../host/slot-terms';
import type { FakeAnswers } from './fake-backend';
import { professionalSignedIn, signedIn } from './samples';
import type { TestHostOptions } from './test-host';

/** A named state of the host in which a remote is shown. */
export interface Scenario {
  readonly title: string;
  /** Where to start; default: the remote's first page. */
  readonly path?: string;
  /** The props of a slot that is shown alone; `path` is then `pathOfSlot(name)`. */
  readonly props?: SlotUse['props'];
  readonly options: TestHostOptions;
  /** Moment at which the page's clock begins, in ISO 8601. Default: now. */
  readonly clock?: string;
  /** Stores in the browser what an earlier visit left there. Called when the scenario begins, not after a reload. */
  readonly prepare?: () => void;
  /**
   * Sets on the window what the composed site provides. Called whenever a page of the scenario is loaded.
   */
  readonly equip?: () => void;
}

/** Scenarios by the names that their addresses have. */
export type Scenarios = Readonly<Record<string, Scenario>>;

/** Returns the scenarios of every remote; `answers` are those of a working backend. */
export function commonScenarios(answers: FakeAnswers): Record<string, Scenario> {
  return {
    visitor: { title: 'Visitor', options: { answers } },
    'signed-in': { title: 'Signed in as a family', options: { answers, session: signedIn } },
    professional: { title: 'Signed in as a practice', options: { answers, session: professionalSignedIn } },
    'session-loading': {
      title: 'Session still loading',
      options: { answers, session: { status: 'loading' } },
    },
    'session-expired': {
      title: 'Session was ended elsewhere',
      options: { answers, session: signedIn, endsAtCall: true },
    },
    slow: {
      title: 'Slow backend (3 s)',
      options: { answers, session: signedIn, faults: { '*': 'slow' } },
    },
    silent: {
      title: 'Backend never answers',
      options: { answers, session: signedIn, faults: { '*': 'silent' } },
    },
    'backend-down': {
      title: 'Backend down',
      options: {
        session: signedIn,
        answers: { ...answers, failure: createBackendError('Our server could not be reached.', 0) },
      },
    },
    garbage: {
      title: 'Answers make no sense',
      options: { answers, session: signedIn, faults: { '*': 'garbage' } },
    },
    empty: {
      title: 'Signed in, nothing there yet',
      options: { session: signedIn, answers: emptied(answers) },
    },
  };
}

/** Returns the same answers without any row or item of a list. */
export function emptied({ tables = {}, functions = {}, ...rest }: FakeAnswers): FakeAnswers {
  return {
    ...rest,
    tables: Object.fromEntries(Object.keys(tables).map((name) => [name, []])),
    functions: Object.fromEntries(
      Object.entries(functions).map(([name, answer]) => [
        name,
        async (body: never) => withoutItems(await (answer as (body: never) => unknown)(body)),
      ]),
    ),
  };
}

/** Returns an answer with an empty list in place of its list; any other answer is returned as it is. */
function withoutItems(answer: unknown): unknown {
  const isList =
    typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);
  return isList ? { ...answer, data: [] } : answer;
}
