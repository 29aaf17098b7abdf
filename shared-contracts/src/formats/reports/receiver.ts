/** The newest format of a visit, and what pages write. */
export const VISIT_FORMAT = 2;

/** Path at which a receiver of reports issues the token of a visit, below the address of reports. */
export const TOKEN_PATH = '/token';

/** Path of the health of versions, below the address that receives reports. */
export const HEALTH_PATH = '/health.json';

/** An address behind the one that reports are sent to, whose query it keeps. */
export function behindReports(reportUrl: string, path: string): string {
  const address = new URL(reportUrl);
  address.pathname = address.pathname.replace(/\/$/, '') + path;
  return address.href;
}
