import { parseReports, type Report } from '@little-arches/contracts/formats/reports';

/** The content of reports as they left the page. */
export interface SentReports {
  /** Returns the reports that were sent to this address. */
  to(url: string | undefined): readonly Report[];
}

/** Records what is sent in the background from now on. */
export function watchReports(tell: () => void): SentReports {
  const sent: { readonly url: string; readonly body: unknown }[] = [];
  const send = navigator.sendBeacon?.bind(navigator);
  if (send)
    navigator.sendBeacon = (url, body) => {
      const isTaken = send(url, body);
      if (isTaken) sent.push({ url: String(url), body });
      tell();
      return isTaken;
    };
  return {
    to: (url) => sent.flatMap((one) => (one.url === url ? reportsIn(one.body) : [])),
  };
}

function reportsIn(body: unknown): readonly Report[] {
  try {
    return typeof body === 'string' ? parseReports(JSON.parse(body)).reports : [];
  } catch {
    return [];
  }
}
