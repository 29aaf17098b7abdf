import { HEALTH_FORMAT, type Visit } from '@little-arches/contracts/formats/reports';
import { networkOf } from '../http/network-of';
import { answer, isOwnOrigin, refuse } from './report-answer';
import { createVisitLog } from './visit-log';
import { createVisitTokens } from './visit-tokens';

/** Options of the visit counter. */
export interface VisitsParts {
  readonly siteOrigin: string;
  readonly now: () => number;
}

/** Creates the visit counter. It accepts visits with a token that this process issued to their network. */
export function createVisits({ siteOrigin, now }: VisitsParts) {
  const tokens = createVisitTokens(now);
  const log = createVisitLog(now);
  return {
    add(visit: Visit, peer: string): void {
      const network = networkOf(peer);
      const token = tokens.read(visit.token, network);
      if (token) log.add(visit, token, network);
    },
    answerToken(request: Request, peer: string): Response {
      const origin = request.headers.get('origin');
      // A frame that hides its origin may belong to any site.
      if (!isOwnOrigin(origin, siteOrigin)) return refuse(403, 'Tokens are for the site itself only.', null);
      if (request.method !== 'GET') return refuse(405, 'A token is asked for by GET.', origin);
      return answer(tokens.handOut(networkOf(peer)), 200, origin, 'text/plain');
    },
    /** Returns the health of versions in the visits that the query's `since` and `composition` values select. */
    answerHealth({ url }: Request): Response {
      const { searchParams } = new URL(url);
      const since = searchParams.has('since') ? Date.parse(searchParams.get('since') ?? '') : undefined;
      if (Number.isNaN(since)) return refuse(400, "'since' must be a time in ISO 8601.", null);
      const compositions = searchParams.has('composition') ? searchParams.getAll('composition') : undefined;
      const health = { format: HEALTH_FORMAT, ...log.health({ since, compositions }) };
      return answer(JSON.stringify(health, null, 2), 200, null);
    },
  };
}
