import {
  type ParsedReports,
  parseReports,
  type Report,
  type Vital,
} from '@little-arches/contracts/formats/reports';
import { callerLine } from '../../../supabase/functions/_shared/caller-line.ts';
import { createRateLimit } from '../http/rate-limit';
import { parseBrowserReports } from './browser-reports';
import { answer, isOwnOrigin, refuse } from './report-answer';

/** A report in the list. */
export interface ListedReport extends Report {
  readonly composition: string;
  /** ISO 8601, UTC; the last time when the report came more than once. */
  readonly receivedAt: string;
}

/** A vital in the list: a number that a page posted, which decides nothing. */
interface ListedVital extends Vital {
  readonly composition: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

/** Options of the log. */
export interface ReportLogParts {
  readonly siteOrigin: string;
  log(line: string): void;
  readonly now?: () => number;
}

const KEPT = 200;
const LARGEST_BODY = 64 * 1024;
/** Batches of reports per address and minute; below, requests of any kind and printed lines per minute. */
const MOST_BATCHES = 120;
const MOST_REQUESTS = 1200;
const MOST_LINES = 30;
const TOO_MANY = 'Too many requests: try again in a minute.';

/**
 * Creates the receiver of reports. `/reports` accepts reports and vitals of pages and the browsers' policy reports.
 * `/reports.json` lists the newest reports, `/reports/vitals.json` the newest vitals. Returns undefined for any other
 * address. Keeps everything in memory only, and prints a line per report.
 */
export function createReportLog({ siteOrigin, log, now = Date.now }: ReportLogParts) {
  const batches = createRateLimit(MOST_BATCHES, 60, now);
  const requests = createRateLimit(MOST_REQUESTS, 60, now);
  const lines = createRateLimit(MOST_LINES, 60, now);
  /** Reports by their content without count, trace and time, newest last. */
  const listed = new Map<string, ListedReport>();
  /** Newest last. */
  const vitals: ListedVital[] = [];

  function add(report: Report, composition: string): void {
    const key = JSON.stringify([{ ...report, count: 0, trace: undefined }, composition]);
    const same = listed.get(key);
    const count = Math.min(report.count + (same?.count ?? 0), 999_999_999);
    const next = { ...report, composition, count, receivedAt: new Date(now()).toISOString() };
    listed.delete(key);
    listed.set(key, next);
    for (const oldest of listed.keys()) {
      if (listed.size <= KEPT) break;
      listed.delete(oldest);
    }
    if (!same && lines.allows('')) log(lineOf(next));
  }

  async function receive(request: Request, peer: string): Promise<Response> {
    const origin = request.headers.get('origin');
    // Other sites could fill the list. A browser that hides the origin sends the word null.
    if (origin !== 'null' && !isOwnOrigin(origin, siteOrigin))
      return refuse(403, 'Reports are taken of the site itself only.', origin);
    if (request.method === 'OPTIONS') return answer(null, 204, origin);
    if (request.method !== 'POST') return refuse(405, 'Reports are sent by POST.', origin);
    const tooMany = () => refuse(429, TOO_MANY, origin);
    if (!requests.allows(callerLine(peer))) return tooMany();
    const body = await request.text();
    if (body.length > LARGEST_BODY) return refuse(413, 'Reports have 64 KB at most.', origin);
    let parsed: ParsedReports;
    try {
      parsed = parse(body);
    } catch (error) {
      return refuse(400, error instanceof Error ? error.message : String(error), origin);
    }
    const { composition } = parsed;
    const receivedAt = new Date(now()).toISOString();
    vitals.push(...parsed.vitals.map((vital) => ({ ...vital, composition, receivedAt })));
    vitals.splice(0, vitals.length - KEPT);
    // Every page sends vitals, but few send reports.
    if (parsed.reports.length > 0 && !batches.allows(callerLine(peer))) return tooMany();
    for (const report of parsed.reports) add(report, composition);
    if (parsed.refused > 0)
      return refuse(400, `${parsed.refused} of the reports could not be read; the others are taken.`, origin);
    return answer(null, 204, origin);
  }

  return async (request: Request, peer: string): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/reports') return await receive(request, peer);
    // As with the mailbox, no other site may read the list.
    if (pathname === '/reports.json')
      return answer(JSON.stringify([...listed.values()].reverse(), null, 2), 200, null);
    if (pathname === '/reports/vitals.json')
      return answer(JSON.stringify(vitals.toReversed(), null, 2), 200, null);
    return undefined;
  };
}

function parse(body: string): ParsedReports {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new Error('Reports are sent as JSON.');
  }
  return parseBrowserReports(value) ?? parseReports(value);
}

function lineOf({
  kind,
  remote,
  version,
  page,
  composition,
  error,
  message,
  frames,
  trace,
  policy,
}: ListedReport): string {
  const what = policy
    ? `${policy.directive} refused ${policy.blocked}`
    : [error, message].filter(Boolean).join(': ');
  const where = frames?.[0] ? ` at ${frames[0]}` : '';
  const of = composition && `, composition ${composition}`;
  const press = trace ? `, trace ${trace}` : '';
  return `Report: ${kind}${what && ` (${what})`} in ${`${remote} ${version}`.trim()} on ${page}${where}${of}${press}`;
}
