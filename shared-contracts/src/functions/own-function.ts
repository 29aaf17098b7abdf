import type * as v from 'valibot';
import type { Backend, CallOptions } from '../backend';
import { parseShape } from '../parse-list';

/** What a handler may ask about its call, with the rights of the caller. */
export interface OwnCall {
  /** Returns the signed-in person, proven by their token; refuses with 401 when no one is signed in. */
  user(): Promise<{ readonly id: string; readonly email: string }>;
  /** Calls a database function with the caller's rights, so that row level security applies. */
  rpc(name: string, args: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** Schemas of the JSON that a function accepts and answers. */
interface OwnSchemas<Request, Answer> {
  readonly request: v.GenericSchema<unknown, Request>;
  readonly answer: v.GenericSchema<unknown, Answer>;
}

/** What a module `handler.ts` exports as `handler`. */
export interface OwnHandler<Request = unknown, Answer = unknown> {
  readonly name: string;
  readonly schemas: OwnSchemas<Request, Answer>;
  /** Answers a valid request. A thrown `createBackendError` with a status of 400 to 499 is a refusal. */
  readonly run: (request: Request, call: OwnCall) => Promise<Answer>;
}

/** A function of a remote, for its page and for its handler. */
export interface OwnFunction<Request, Answer> {
  /** Name in addresses, logs and fake answers: `remote-feet--measure`. */
  readonly name: `remote-${string}`;
  /** Calls it. Rejects as `backend.call` does, and with an Error for an answer of another shape. */
  call(backend: Backend, body: Request, options?: CallOptions): Promise<Answer>;
  serve(run: OwnHandler<Request, Answer>['run']): OwnHandler<Request, Answer>;
}

/**
 * Defines a function of a remote, named after it: `remote-feet/measure`. Keep the definition in
 * `src/functions/<name>/function.ts` and its handler in `handler.ts` beside it.
 */
export function defineFunction<Request, Answer>(
  title: `remote-${string}/${string}`,
  schemas: OwnSchemas<Request, Answer>,
): OwnFunction<Request, Answer> {
  if (!/^remote-[a-z][a-z\d-]*\/[a-zA-Z]\w*$/.test(title))
    throw new Error(`'${title}' must be called <remote>/<letters, digits or _>.`);
  // Hosted, a function's name has no slash.
  const name = title.replace('/', '--') as `remote-${string}`;
  const parse = (answer: unknown) => parseShape(title, schemas.answer, answer);
  return {
    name,
    call: (backend, body, options) =>
      // The map of the contract is closed; a name outside of it is sent in the same way by every shell.
      backend.call({ name, parse } as never, body as never, options) as Promise<Answer>,
    serve: (run) => ({ name, schemas, run }),
  };
}
