import type { Vital } from '../../vitals/measured-page';
import type { QaReport } from '../qa-report';
import { table } from './elements';

/** Renders the facts of the page. */
export function pageFacts(report: QaReport): HTMLElement {
  const since = report.watchedSince;
  return table(
    [],
    [
      ['Page', report.page],
      ['On screen', report.shown.join(', ')],
      ['Session', report.sessions.map(({ at, status }) => `${status} (${at} ms)`).join(', ')],
      [
        'Composition',
        `${report.composition} on ${report.channel}${report.earlierSite ? ', an earlier site: not what visitors get' : ''}`,
      ],
      ['Window', report.window],
      [
        'Watched',
        since === 0
          ? 'since the first script'
          : `since ${since} ms: what failed, was published or began to listen before is not here. Load the page with ?qa to hear all.`,
      ],
    ],
  );
}

/** Renders the loaded files of each package, and the cost of its scripts. */
export function packageCosts({ loaded, costs, failures }: QaReport): HTMLElement[] {
  const failed = (name: string) => failures.filter(({ owner }) => owner === name).length;
  const rows = loaded.map(({ name, version, files, bytes, from, until }) => {
    const cost = costs.packages.find(({ owner }) => owner === name);
    return [
      name,
      version,
      `${files}`,
      (bytes / 1024).toFixed(1),
      `${from} to ${until} ms`,
      `${cost?.busy ?? 0} ms`,
      cost?.longFrames ? `${cost.longFrames}, ${cost.longest} ms at most` : '0',
      `${failed(name)}`,
    ];
  });
  const heads = ['Package', 'Version', 'Files', 'KB', 'Loaded', 'Ran for', 'Long frames', 'Failures'];
  const words = costs.sampled
    ? 'By samples of the stack, every 10 ms: React’s work is the remote’s whose component it renders. The figures come within 2 s.'
    : 'This browser tells only who began a long script: React’s work counts as the shell’s, short scripts as nobody’s.';
  return [table(heads, rows), note(words)];
}

function note(text: string): HTMLElement {
  return Object.assign(document.createElement('p'), { textContent: text });
}

/** The limits of good and poor vitals (https://web.dev/articles/vitals). */
const LIMITS = { LCP: [2500, 4000], CLS: [0.1, 0.25], INP: [200, 500] } as const;

/** Renders the web vitals of this page and of earlier ones, with the packages that caused them. */
export function vitalRows({ vitals }: QaReport): HTMLElement {
  const row = (vital: Vital, when: string) => {
    const { name, value, remote, version, page } = vital;
    const [good, poor] = LIMITS[name];
    const rated = value <= good ? 'good' : value <= poor ? 'needs work' : 'poor';
    return [name, name === 'CLS' ? `${value}` : `${value} ms`, rated, `${remote} ${version}`, page, when];
  };
  return table(
    ['Vital', 'Value', 'Which is', 'Because of', 'Page', 'When'],
    [
      ...vitals.now.map((vital) => row(vital, 'so far')),
      ...vitals.before.toReversed().map((vital) => row(vital, 'left')),
    ],
    'Nothing was measured yet, or this browser doesn’t.',
  );
}
