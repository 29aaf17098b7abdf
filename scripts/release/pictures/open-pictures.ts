import { eachAtMost } from '@little-arches/kit/each-at-most';
import { sentenceOf } from '@little-arches/kit/errors/system-failure';
import { replaceFile } from '@little-arches/kit/files/write-file';
import type { Browser } from 'playwright-core';
import { errorsOf, type Finding } from '../check/findings';
import type { Compared } from '../rehearse/changed-pages';
import { liveVersion } from '../store/live-versions';
import { type ComparedState, changedShare, compareState, stateLine } from './compare-state';
import { listPictureStates } from './list-picture-states';
import { picturesPage } from './report/pictures-page';

/** Options of comparing pictures. */
export interface PicturesOptions {
  /** Opens the browser for the pictures. */
  readonly browser: () => Promise<Browser>;
  /** Path of the HTML report. */
  readonly file: string;
  /** Whether a changed picture refuses the release. */
  readonly mustBeSame: boolean;
  /** Seconds after which no further state begins. */
  readonly seconds: number;
  /** Milliseconds that a page may take. Default: a minute. */
  readonly timeLimit?: number;
  readonly log: (line: string) => void;
}

/** Compares pictures of a release's changes with the live site. */
export interface Pictures {
  /** Returns errors and warnings. */
  compare(compared: Compared): Promise<Finding[]>;
  /** Returns the last comparison; undefined before the first one. */
  result(): PicturesResult | undefined;
}

/** The compared states, and the file that shows them. */
export interface PicturesResult {
  readonly file: string;
  /** The compared states, the largest change first. */
  readonly states: readonly ComparedState[];
  /** Names of states that were not compared in time. */
  readonly left: readonly string[];
}

/** States compared in parallel, each live and future. */
const AT_ONCE = 2;

/** Milliseconds that a page may take. */
const TIME_LIMIT = 60_000;

/** Prepares the comparison for a release. A release may be planned several times, so results are cached. */
export function openPictures(options: PicturesOptions): Pictures {
  const { browser, file, mustBeSame, seconds, timeLimit = TIME_LIMIT, log } = options;
  const known = new Map<string, ComparedState>();
  let result: PicturesResult | undefined;

  async function compare(compared: Compared): Promise<Finding[]> {
    const states = await listPictureStates(compared, log);
    result = { file, states: [], left: [] };
    if (states.length === 0) return [];
    let opened: Browser;
    try {
      opened = await browser();
    } catch (error) {
      return [notCompared(compared, `No picture was taken: ${sentenceOf(error) ?? error}`, mustBeSame)];
    }
    log(`Comparing pictures of ${states.length} states with what is live`);
    const time = Date.now();
    const found = await eachAtMost(AT_ONCE, states, async (state): Promise<ComparedState | undefined> => {
      const before = known.get(state.key);
      if (before || Date.now() - time > seconds * 1000) return before;
      const one = await compareState(opened, state, { time, timeLimit });
      known.set(state.key, one);
      return one;
    });
    const done = found.filter((one) => one !== undefined);
    const left = states.filter((_, index) => !found[index]).map(({ name }) => name);
    result = { file, states: done.sort((a, b) => orderOf(b) - orderOf(a)), left };
    replaceFile(file, picturesPage(result));
    return findingsOf(compared, result, mustBeSame);
  }

  return { compare, result: () => result };
}

/** Returns the sort value of a state: a failed comparison precedes unchanged states. */
function orderOf(state: ComparedState): number {
  return state.problem === undefined ? changedShare(state) : Number.MIN_VALUE;
}

function findingsOf(
  compared: Compared,
  { states, left, file }: PicturesResult,
  mustBeSame: boolean,
): Finding[] {
  const changed = mustBeSame ? states.filter((state) => changedShare(state) > 0) : [];
  const failed = states.filter(({ problem }) => problem !== undefined);
  return [
    ...changed.map((state) =>
      errorsOf(state.owner, versionOf(compared, state.owner))(
        'visual-change',
        `It looks different: ${stateLine(state)}.`,
        `Look at ${file}. If it is meant, release without --expect-no-visual-change.`,
      ),
    ),
    ...failed.map((state) => notCompared(compared, `${stateLine(state)}.`, mustBeSame)),
    ...(left.length > 0
      ? [
          notCompared(
            compared,
            `There was no time to compare ${left.length} states: ${left.join(', ')}.`,
            mustBeSame,
          ),
        ]
      : []),
  ];
}

/**
 * Returns a finding about states that were not compared. It is an error only for a release that must change
 * nothing.
 */
function notCompared(compared: Compared, message: string, mustBeSame: boolean): Finding {
  const [name = ''] = compared.moving;
  const fix = 'Look at them in a preview, or compare for longer with --seconds.';
  const finding = errorsOf(name, versionOf(compared, name))('visual-change', message, fix);
  return mustBeSame ? finding : { ...finding, severity: 'warning' };
}

function versionOf({ registry }: Compared, name: string): string {
  return liveVersion(registry, name)?.metadata.version ?? '';
}
