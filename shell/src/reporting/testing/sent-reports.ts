import { parseReports, type Report } from '@little-arches/contracts/formats';
import { waitFor } from '@testing-library/react';
import { recordListeners } from '../../testing/window-listeners';
import { takeFailures } from '../report-error';
import { startReporting } from '../start-reporting';

/** For tests: the page's reporter and the reports it sends. */
export interface TestReporting {
  /** Leaves the page and returns the sent reports, at least one. */
  sent(): Promise<readonly Report[]>;
  /** Stops the reporter, so that the next test's failures do not reach it. */
  end(): void;
}

/** For tests: starts the page's reporter for a page of the pattern /store. */
export function startTestReporting(): TestReporting {
  const bodies: string[] = [];
  const sendBeacon = (_: string, body: string) => bodies.push(body) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  const removeListeners = recordListeners();
  startReporting({
    url: 'https://collector.example/reports',
    compositionId: 'composition-1',
    page: {
      origin: window.location.origin,
      versionOf: (_name: string, version: string) => version,
      pattern: () => '/store',
    },
    loadSender: () => import('../create-sender'),
  });
  jest.mocked(window.addEventListener).mockRestore();

  return {
    async sent() {
      await waitFor(() => {
        window.dispatchEvent(new Event('pagehide'));
        expect(bodies).not.toHaveLength(0);
      });
      return bodies.flatMap((body) => parseReports(JSON.parse(body)).reports);
    },
    end() {
      removeListeners();
      takeFailures(() => {});
    },
  };
}
