/** The format of visits that this module reads and pages write. */
export const VISIT_FORMAT = 2;

/** Path at which a receiver of reports issues the token of a visit, below the address of reports. */
export const TOKEN_PATH = '/token';

/** Path of the health of versions, below the address that receives reports. */
export const HEALTH_PATH = '/health.json';

/** Returns an address below the one that reports are sent to, with the same query. */
export function behindReports(reportUrl: string, path: string): string {
  const address = new URL(reportUrl);
  address.pathname = address.pathname.replace(/\/$/, '') + path;
  return address.href;
}
