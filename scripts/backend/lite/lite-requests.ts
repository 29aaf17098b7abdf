import { AsyncLocalStorage } from 'node:async_hooks';
import * as v from 'valibot';
import { isEngineCrash } from '../database/engine-crash';

interface RequestContext {
  readonly redirectTo: string | null;
  readonly what: string;
  refusal?: DatabaseRefusal;
}

const optionalText = v.nullish(v.string(), null);
const refusalSchema = v.object({
  code: v.string(),
  message: v.string(),
  detail: optionalText,
  hint: optionalText,
});
type DatabaseRefusal = v.InferOutput<typeof refusalSchema>;

const unmappedSchema = v.object({ code: v.literal('SUP') });

/** Knows during which request @supabase/lite does something, and corrects how it reports refusals. */
export interface LiteRequests {
  /** Lets @supabase/lite answer a request. */
  run(request: Request, answer: () => Promise<Response>): Promise<Response>;
  /** Where the current request wants the links of its mails to lead. */
  redirectTo(): string | null;
}

interface LiteRequestsOptions {
  log(line: string): void;
  onBroken(): void;
}

/**
 * @supabase/lite prints each refused statement with its values. Values are data of children and belong in no
 * log, so of what it prints during a request only the error's code reaches `log`.
 */
export function watchLiteRequests({ log, onBroken }: LiteRequestsOptions): LiteRequests {
  const requests = new AsyncLocalStorage<RequestContext>();
  const original = console.error;
  console.error = (...values: unknown[]) => {
    const context = requests.getStore();
    if (!context) return original(...values);
    const error = values.find((value) => value instanceof Error);
    if (isEngineCrash(error)) onBroken();
    const refusal = v.safeParse(refusalSchema, error);
    if (refusal.success) context.refusal = refusal.output;
    const code = refusal.success ? refusal.output.code : (error?.name ?? 'unknown error');
    // Outside of the request, or a log that prints through the console would come back here.
    requests.exit(() => log(`${context.what} was refused: ${code}`));
  };
  return {
    async run(request, answer) {
      const url = new URL(request.url);
      const context: RequestContext = {
        redirectTo: url.searchParams.get('redirect_to'),
        what: `${request.method} ${url.pathname}`,
      };
      return correct(await requests.run(context, answer), context.refusal);
    },
    redirectTo: () => requests.getStore()?.redirectTo ?? null,
  };
}

/** A broken check, a value that can't be stored or a plain RAISE is the caller's fault, 400, and not 500 as @supabase/lite answers. */
async function correct(response: Response, refusal: DatabaseRefusal | undefined): Promise<Response> {
  if (response.status !== 500 || !refusal || !/^(22|23|P0001)/.test(refusal.code)) return response;
  const body: unknown = await response.clone().json();
  if (!v.is(unmappedSchema, body)) return response;
  const { code, message, detail, hint } = refusal;
  return Response.json({ code, message, details: detail, hint }, { status: 400, headers: response.headers });
}
