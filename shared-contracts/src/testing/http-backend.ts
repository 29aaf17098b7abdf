import {
  type Backend,
  type BackendFunction,
  type FunctionName,
  type FunctionRequest,
  isBackendError,
} from '../backend/backend';
import type { DatabaseFunctionName, TableInput, TableName, TableRows } from '../backend/table-rows';
import type { SessionUser } from '../host/session';
import { createFakeBackend } from './fake-backend';
import { faultOf, withFaults } from './faults';
import { sampleUser } from './samples';
import type { TestHostOptions } from './test-host';
import { wrapBackend } from './wrap-backend';

/** A request of a page to its backend. */
export interface HttpCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The bearer's token, if one is sent. */
  readonly token: string | undefined;
  readonly body: string;
}

/** The answer to a request. `unreachable` and `never` mean no answer at all. */
export type HttpAnswer =
  | { readonly status: number; readonly body: unknown; readonly range?: string }
  | 'unreachable'
  | 'never';

/** A scenario's backend over the network, and its session as the browser stores it. */
export interface HttpBackend {
  /** The content of the device's storage and of the tab's, while someone is signed in. */
  readonly stored: Readonly<Record<'device' | 'tab', Readonly<Record<string, string>>>>;
  answer(call: HttpCall): Promise<HttpAnswer>;
  /** Names of calls without an answer in the scenario, in order. */
  readonly unanswered: ReadonlySet<string>;
  /** Returns true when the page has requested the signed-in person's profile. */
  isRecognized(): boolean;
}

const TOKEN = 'made-up-token';
const SESSION_KEY = 'little-arches.auth';
/** Seconds until the token expires. */
const DAY = 86_400;

/**
 * Creates a backend that answers over HTTP what a scenario answers in memory, so that the composed site can be
 * shown in the scenario. The shell defines the requests and the stored session itself: a test there compares both
 * (shell/src/backend/http-backend.test.ts).
 */
export function createHttpBackend({ answers, faults, ...options }: TestHostOptions): HttpBackend {
  const fake = createFakeBackend(answers);
  const backend = faults ? wrapBackend(fake, withFaults(faults)) : fake;
  const state = options.session;
  const unanswered = new Set<string>();
  let isOver = false;
  let isRecognized = false;

  async function answer(call: HttpCall): Promise<HttpAnswer> {
    const url = new URL(call.path, 'http://backend.invalid');
    const [, api, ...names] = url.pathname.replace('/v1/', '/').split('/').map(decodeURIComponent);
    const name = names.join('/');
    if (api === 'auth') return answerAuth(name, state, isOver);
    if (name === 'getProfileWebsite' && state && call.token !== undefined) {
      isRecognized = true;
      return state.status === 'authenticated' ? profileOf(state.user) : 'never';
    }
    if (call.token === TOKEN) {
      const isWrite = api === 'rest' && !name.startsWith('rpc/') && call.method !== 'GET';
      if (options.endsAtCall || (options.endsAtWrite && isWrite)) isOver = true;
      if (isOver) return { status: 401, body: { code: 'PGRST303', message: 'JWT expired' } };
    }
    if (faults && faultOf(faults, callName(api, name, call.method)) === 'silent') return 'never';
    try {
      if (api === 'functions') return ok(await callFunction(backend, name, call));
      if (api === 'rest') return await answerRest(backend, name, call, url.searchParams);
    } catch (error) {
      return refusal(error);
    }
    return { status: 404, body: { message: 'There is nothing here' } };
  }

  /** Returns a refusal, or no answer at all if the scenario says so. */
  function refusal(error: unknown): HttpAnswer {
    if (!isBackendError(error)) throw error;
    const [, missing] = /^The fake backend has no ([\w.]+)/.exec(error.message) ?? [];
    if (missing !== undefined) unanswered.add(missing);
    if (error.status === 0) return 'unreachable';
    return { status: error.status, body: error.answer ?? { message: error.message } };
  }

  return { stored: storedSession(options), answer, unanswered, isRecognized: () => isRecognized };
}

function storedSession({ session: state, recovery }: TestHostOptions): HttpBackend['stored'] {
  if (!state || state.status === 'unauthenticated') return { device: {}, tab: {} };
  // A session that is still loading is the sample user's.
  const user = state.status === 'authenticated' ? state.user : sampleUser;
  const isRecovering = recovery !== undefined && recovery !== 'none';
  return {
    device: { [SESSION_KEY]: JSON.stringify(sessionOf(user)) },
    tab: isRecovering ? { 'little-arches.recovery': JSON.stringify(user.id) } : {},
  };
}

/** Returns the session as the auth server answers it. */
function sessionOf({ id, email }: SessionUser) {
  return {
    access_token: TOKEN,
    refresh_token: TOKEN,
    token_type: 'bearer',
    expires_in: DAY,
    expires_at: Math.round(Date.now() / 1000) + DAY,
    user: { id, email, aud: 'authenticated', role: 'authenticated', app_metadata: {}, user_metadata: {} },
  };
}

const ok = (body: unknown): HttpAnswer => ({ status: 200, body });

function profileOf({ firstName, lastName, groupId, role }: SessionUser): HttpAnswer {
  const data = { first_name: firstName, last_name: lastName, group_id: groupId, role };
  return ok({ status: 'success', message: 'ok', data });
}

function answerAuth(name: string, state: TestHostOptions['session'], isOver: boolean): HttpAnswer {
  if (name === 'logout') return { status: 204, body: '' };
  if (state?.status !== 'authenticated' || (name !== 'user' && name !== 'token'))
    return { status: 503, body: { message: 'The scenario has no answer' } };
  if (isOver && name === 'token')
    return { status: 400, body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' } };
  if (isOver) return { status: 403, body: { code: 'session_not_found', message: 'Session not found' } };
  const session = sessionOf(state.user);
  return ok(name === 'token' ? session : session.user);
}

async function callFunction(backend: Backend, name: string, { token, body }: HttpCall): Promise<unknown> {
  const definition = { name, parse: (value: unknown) => value } as unknown as BackendFunction<FunctionName>;
  const as = token === TOKEN ? 'user' : 'visitor';
  return await backend.call(definition, parsed(body) as FunctionRequest<FunctionName>, { as });
}

/** Answers requests to the data API that the contract's `Backend` makes. */
async function answerRest(
  backend: Backend,
  name: string,
  { method, body }: HttpCall,
  query: URLSearchParams,
): Promise<HttpAnswer> {
  const [, rpc] = /^rpc\/(.+)$/.exec(name) ?? [];
  if (rpc) return ok(await backend.rpc(rpc as DatabaseFunctionName, parsed(body) as never));
  const rows = { table: name, columns: '', parse: (value: unknown) => value } as unknown as TableRows<
    TableName,
    unknown
  >;
  const { where, orderBy, offset, limit } = readQuery(query);
  const id = where.id ?? '';
  if (method === 'POST')
    return { status: 201, body: [await backend.insert(rows, parsed(body) as TableInput<TableName>)] };
  if (method === 'PATCH') return ok(await backend.update(rows, id, parsed(body) as object));
  if (method === 'DELETE') {
    await backend.remove(rows, id);
    return { status: 204, body: '' };
  }
  const all = await backend.select({ table: rows, where, ...(orderBy && { orderBy }) });
  const part = all.slice(offset, offset + limit);
  const range = part.length > 0 ? `${offset}-${offset + part.length - 1}` : '*';
  return { status: 200, body: part, range: `${range}/${all.length}` };
}

/** Returns the name of a call, as in `FakeCall`. */
function callName(api: string | undefined, name: string, method: string): string {
  const words: Readonly<Record<string, string>> = {
    GET: 'select',
    POST: 'insert',
    PATCH: 'update',
    DELETE: 'remove',
  };
  return api === 'rest' && !name.startsWith('rpc/') ? `${words[method]} ${name}` : name.replace(/^rpc\//, '');
}

const CONTROLS = ['select', 'order', 'limit', 'offset'];

function readQuery(query: URLSearchParams) {
  const [order = ''] = (query.get('order') ?? '').split(',');
  const [column = '', direction] = order.split('.');
  return {
    where: Object.fromEntries(
      [...query].flatMap(([key, value]) =>
        CONTROLS.includes(key) ? [] : [[key, value.replace(/^eq\./, '')]],
      ),
    ) as Record<string, string>,
    orderBy: column && column !== 'id' ? { column, descending: direction === 'desc' } : undefined,
    offset: Number(query.get('offset') ?? 0),
    limit: Number(query.get('limit') ?? Number.POSITIVE_INFINITY),
  };
}

function parsed(body: string): unknown {
  return body === '' ? {} : JSON.parse(body);
}
