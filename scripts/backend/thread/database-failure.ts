import { refuse } from '../auth/auth-answers';
import { ExpressionRefused } from '../lite/regular-expressions';
import { CallerBusy, DatabaseBusy } from '../turns';
import { CallerBarred } from './spent-time';

/** A statement ran longer than its role may and was ended, with everything its request had done. */
export class StatementTimeout extends Error {
  override readonly name = 'StatementTimeout';
}

/** The database ended while a request was with it. */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost';
}

const BUSY = 'The database is busy. Please try again in a few seconds.';
const CALLER_BUSY = 'Your last requests are still under way. Please try again in a few seconds.';
const EXPRESSION = 'Regular expressions (match, imatch) are not accepted here. Use like, ilike or eq.';
const LOST = 'The database is starting anew. Please try again in a few seconds.';

/**
 * The answer to a request that the database could not finish, in the form of the part that was
 * asked; undefined for any other error. The codes are those of PostgREST and of the hosted auth server.
 */
export function answerDatabaseFailure(error: unknown, pathname: string): Response | undefined {
  const isAuth = pathname.startsWith('/auth/v1/');
  if (error instanceof StatementTimeout)
    return isAuth
      ? refuse(504, 'request_timeout', 'Processing this request timed out, please retry after a moment.')
      : refuseData(500, '57014', 'canceling statement due to statement timeout');
  if (error instanceof CallerBarred) {
    const words = `Your last requests took too long. Please try again in ${error.seconds} seconds.`;
    return withRetry(
      isAuth ? refuse(429, 'over_request_rate_limit', words) : refuseData(429, '57014', words),
      error.seconds,
    );
  }
  if (error instanceof ExpressionRefused) return refuseData(400, 'PGRST100', EXPRESSION);
  if (error instanceof CallerBusy)
    return withRetry(
      isAuth ? refuse(429, 'over_request_rate_limit', CALLER_BUSY) : refuseData(429, 'PGRST003', CALLER_BUSY),
    );
  if (error instanceof DatabaseBusy)
    return withRetry(isAuth ? refuse(503, 'request_timeout', BUSY) : refuseData(503, 'PGRST003', BUSY));
  if (error instanceof DatabaseLost)
    return withRetry(isAuth ? refuse(503, 'unexpected_failure', LOST) : refuseData(503, 'PGRST001', LOST));
  return undefined;
}

function refuseData(status: number, code: string, message: string): Response {
  return Response.json({ code, details: null, hint: null, message }, { status });
}

function withRetry(response: Response, seconds = 2): Response {
  response.headers.set('retry-after', String(seconds));
  return response;
}
