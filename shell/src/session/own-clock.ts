import * as v from 'valibot';
import { deadline } from '../backend/deadline';

const tokensSchema = v.looseObject({ expires_at: v.number(), expires_in: v.number() });

/**
 * Fetches from the auth server, with a time limit, and removes the server's time of expiry from tokens: the auth
 * client then computes it from their lifetime by the device's clock. Otherwise a device with a fast clock would renew
 * the token for each page.
 */
export const fetchByOwnClock: typeof fetch = async (input, init) => {
  const { signal, end } = deadline(init?.signal);
  try {
    const response = await fetch(input, { ...init, signal });
    const text = await response.text();
    const { status, headers } = response;
    return new Response(text ? withoutServersClock(text) : null, { status, headers });
  } finally {
    end();
  }
};

function withoutServersClock(text: string): string {
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), tokensSchema), text);
  if (!answer.success) return text;
  const { expires_at: _, ...rest } = answer.output;
  return JSON.stringify(rest);
}
