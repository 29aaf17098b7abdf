import {
  blockedSource,
  type parseReports,
  type Report,
  releasedPlace,
} from '@little-arches/contracts/formats';
import { addresses, findAddress } from '@little-arches/contracts/routes';
import * as v from 'valibot';

const text = v.nullish(v.string());
const number = v.nullish(v.number());

/** Schema of a report to `report-uri`: https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const violationSchema = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': number,
    'column-number': number,
  }),
});

/** Schema of the reports to `report-to`: https://www.w3.org/TR/reporting-1/#serialize-reports */
const reportsSchema = v.array(v.unknown());
const deliveredSchema = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: text,
    sourceFile: text,
    lineNumber: number,
    columnNumber: number,
  }),
});

export type ParsedReports = ReturnType<typeof parseReports>;

/**
 * Parses the policy reports that browsers send automatically, in either format; returns undefined for anything
 * else. Replaces the page's address, with its ids and query, by the route pattern.
 */
export function parseBrowserReports(value: unknown): ParsedReports | undefined {
  const violation = v.safeParse(violationSchema, value);
  if (violation.success) {
    const body = violation.output['csp-report'];
    return parsed([
      reportOf({
        documentURL: body['document-uri'],
        effectiveDirective: body['effective-directive'] ?? body['violated-directive']?.split(' ')[0],
        blockedURL: body['blocked-uri'],
        sourceFile: body['source-file'],
        lineNumber: body['line-number'],
        columnNumber: body['column-number'],
      }),
    ]);
  }
  const delivered = v.safeParse(reportsSchema, value);
  if (!delivered.success) return undefined;
  return parsed(
    delivered.output.slice(0, 100).map((report) => {
      const result = v.safeParse(deliveredSchema, report);
      return result.success ? reportOf(result.output.body) : undefined;
    }),
  );
}

function parsed(reports: readonly (Report | undefined)[]): ParsedReports {
  const good = reports.filter((report) => report !== undefined);
  return { composition: '', reports: good, vitals: [], refused: reports.length - good.length };
}

function reportOf(violation: v.InferOutput<typeof deliveredSchema>['body']): Report | undefined {
  const { documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber, columnNumber } = violation;
  if (!documentURL || !URL.canParse(documentURL) || !/^[a-z-]{1,40}$/.test(effectiveDirective ?? ''))
    return undefined;
  const { origin, pathname } = new URL(documentURL);
  const place = releasedPlace(sourceFile, origin);
  const where = [place?.file, lineNumber, columnNumber].filter((part) => part != null && part !== 0);
  return {
    kind: 'policy',
    remote: place?.remote ?? 'unknown',
    // A file that several versions share names no version.
    version: place && !place.version.startsWith('file-') ? place.version : '',
    page: findAddress(Object.values(addresses), pathname) ?? '*',
    count: 1,
    policy: { directive: effectiveDirective ?? '', blocked: blockedSource(blockedURL) },
    ...(place && { frames: [where.join(':')] }),
  };
}
