import { parseReports } from '@little-arches/contracts/formats';
import * as v from 'valibot';
import { callerLine } from '../../../supabase/functions/_shared/caller-line.ts';
import { openJournal } from '../database/journal';
import { createRateLimit } from '../http/rate-limit';
import { type ParsedReports, parseBrowserReports } from './browser-reports';

export interface ReportLogParts {
  readonly siteOrigin: string;
  /** File of the reports and vitals, one a line. */
  readonly file: string;
  readonly now?: () => number;
}

const FORMAT = 1;
/** A report or a vital with its composition, and the time of its arrival (ISO 8601, UTC). */
const entrySchema = v.looseObject({ composition: v.string(), receivedAt: v.string() });
/** Entries that the file keeps of those that came, at least; it is shortened at twice as many. */
const KEPT = 1000;
const LARGEST_BODY = 64 * 1024;
/** Requests per address and minute. */
const MOST_REQUESTS = 600;

/**
 * Creates the receiver of reports. `/reports` appends reports and vitals of pages and the browsers' policy reports to
 * the file; `/reports.json` lists the reports, newest first. Returns undefined for any other address.
 */
export function createReportLog({ siteOrigin, file, now = Date.now }: ReportLogParts) {
  const requests = createRateLimit(MOST_REQUESTS, 60, now);
  const journal = openJournal(file, FORMAT, entrySchema);
  let entries = [...journal.entries];

  function append({ composition, reports, vitals }: ParsedReports): void {
    const receivedAt = new Date(now()).toISOString();
    for (const part of [...reports, ...vitals]) {
      const entry = { ...part, composition, receivedAt };
      journal.append(entry);
      entries.push(entry);
    }
    if (entries.length < 2 * KEPT) return;
    entries = entries.slice(-KEPT);
    journal.replace(entries);
  }

  async function receive(request: Request, peer: string): Promise<Response> {
    const origin = request.headers.get('origin');
    // Other sites could fill the list. A browser that hides the origin sends the word null.
    if (origin !== 'null' && !isOwnOrigin(origin, siteOrigin))
      return refuse(403, 'Reports are taken of the site itself only.', origin);
    if (request.method === 'OPTIONS') return answer(null, 204, origin);
    if (request.method !== 'POST') return refuse(405, 'Reports are sent by POST.', origin);
    if (!requests.allows(callerLine(peer)))
      return refuse(429, 'Too many requests: try again in a minute.', origin);
    const body = await request.text();
    if (body.length > LARGEST_BODY) return refuse(413, 'Reports have 64 KB at most.', origin);
    let parsed: ParsedReports;
    try {
      parsed = parse(body);
    } catch (error) {
      return refuse(400, error instanceof Error ? error.message : String(error), origin);
    }
    append(parsed);
    if (parsed.refused > 0)
      return refuse(400, `${parsed.refused} of the reports could not be read; the others are taken.`, origin);
    return answer(null, 204, origin);
  }

  return async (request: Request, peer: string): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/reports') return await receive(request, peer);
    if (pathname !== '/reports.json') return undefined;
    const reports = entries.filter((entry) => 'kind' in entry).reverse();
    // As with the mailbox, no other site may read the list.
    return answer(JSON.stringify(reports, null, 2), 200, null);
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

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)$/;

/** Returns true when a request comes from the site itself, or not from a page. */
function isOwnOrigin(origin: string | null, siteOrigin: string): boolean {
  return (
    !origin || origin === siteOrigin || (URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname))
  );
}

/** Returns the response to a refused request, with a sentence. */
function refuse(status: number, message: string, origin: string | null): Response {
  return answer(JSON.stringify({ message }), status, origin);
}

/** Returns a response of the report receiver; `origin` may read it. */
function answer(
  body: string | null,
  status: number,
  origin: string | null,
  type = 'application/json',
): Response {
  return new Response(body, {
    status,
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      vary: 'origin',
      ...(body !== null && { 'content-type': `${type}; charset=utf-8` }),
      ...(origin && {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
      }),
    },
  });
}
