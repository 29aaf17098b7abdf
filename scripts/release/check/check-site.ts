import { within } from '@little-arches/kit/within';
import type { Compared } from '../compose/compose-candidate';
import { unrenderedFindings } from '../compose/render/unrendered';
import { errorsOf, type Finding, refuseErrors } from '../model/findings';
import type { Rehearsal } from '../rehearse/open-rehearsal';
import { isTrial } from '../store/dry-run-store';
import { liveVersion } from '../store/live-versions';
import { checkPages } from './check-pages';

/** Milliseconds after which an unresponsive backend counts as down. */
const PATIENCE = 5000;

/**
 * Checks the pages of moving packages: each is rendered, is small enough and, with a rehearsal, works in a browser.
 * Returns the warnings; throws a RefusedError at the first kind of error.
 */
export async function checkSite(
  checked: Compared,
  rehearsal: Rehearsal | undefined,
  log: (line: string) => void,
): Promise<readonly Finding[]> {
  const rendering = unrenderedFindings(checked);
  // In a dry run an unreachable backend is not an error.
  const isDown =
    rendering.length > 0 && isTrial(checked.store) && !(await answers(checked.site.config.backend.url));
  const warnings = isDown ? [withoutBackend(checked), ...rendering.map(asWarning)] : rendering;
  refuseErrors(warnings);
  // Without the backend, addresses such as those of products can't be read; they are not lost.
  const found = (await checkPages(checked)).filter(({ rule }) => !(isDown && rule === 'lost-address'));
  refuseErrors(found);
  if (!rehearsal) return [...warnings, ...found];
  log('Loading the changed pages');
  const faults = await rehearsal.load(checked);
  refuseErrors(faults);
  return [...warnings, ...found, ...faults];
}

const asWarning = (finding: Finding): Finding => ({ ...finding, severity: 'warning' });

function withoutBackend({ site, moving, registry }: Compared): Finding {
  const [name = ''] = moving;
  return asWarning(
    errorsOf(name, liveVersion(registry, name)?.metadata.version ?? '')(
      'render',
      `The backend at ${site.config.backend.url} does not answer, so pages with its data were neither rendered nor checked.`,
      'Keep npm start running, or set SUPABASE_URL, and check again.',
    ),
  );
}

/** Returns whether an address sends any response at all. */
async function answers(url: string): Promise<boolean> {
  const asked = fetch(url, { signal: AbortSignal.timeout(PATIENCE) }).then(
    () => true,
    () => false,
  );
  // The abort signal alone has been seen not to end a fetch.
  return (await within(asked, PATIENCE)) ?? false;
}
