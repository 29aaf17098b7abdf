import type { Browser } from 'playwright-core';
import { comparePictures, type Difference, type Shown, showDifference } from './compare-pictures';
import { type PictureState, type Scheme, type ShowState, schemes, type Width, widths } from './picture-state';
import { takePair } from './take-pair';
import { takePictures } from './take-pictures';

/** The difference of a state at one width and in one colour scheme. */
export interface ComparedPicture extends Difference {
  readonly width: Width;
  readonly scheme: Scheme;
  /** The differing rows; undefined without a difference. */
  readonly shown: Shown | undefined;
}

/** The difference between the live and the future version of a state. */
export interface ComparedState {
  readonly owner: string;
  readonly name: string;
  /** Whether the live site, the future site or both have the state. */
  readonly kind: 'both' | 'new' | 'gone';
  readonly pictures: readonly ComparedPicture[];
  /** Why the pictures could not be compared. */
  readonly problem?: string;
}

/** Start time of the pages' clocks, and the time limit of a page, both in milliseconds. */
export interface Comparing {
  readonly time: number;
  readonly timeLimit: number;
}

/** Takes the pictures of a state and compares them; `problem` states a failure. */
export async function compareState(
  browser: Browser,
  state: PictureState,
  { time, timeLimit }: Comparing,
): Promise<ComparedState> {
  const { owner, name, clock = time, before, after } = state;
  const kind = before && after ? 'both' : after ? 'new' : 'gone';
  const take = async (show: ShowState | undefined, width: Width) =>
    show && (await takePictures(browser, show, { width, time: clock, timeLimit }));
  const pictures: ComparedPicture[] = [];
  try {
    for (const width of widths) {
      const [earlier, later] = await takePair(() => Promise.all([take(before, width), take(after, width)]));
      for (const scheme of schemes) {
        const both = [earlier?.[scheme], later?.[scheme]] as const;
        const difference = comparePictures(...both);
        const shown = difference.pixels > 0 ? showDifference(...both) : undefined;
        pictures.push({ width, scheme, ...difference, shown });
      }
    }
    return { owner, name, kind, pictures };
  } catch (error) {
    const [told = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { owner, name, kind, pictures: [], problem: told };
  }
}

/** Returns the number of changed pixels in all pictures of a state. */
export function changedPixels({ pictures }: ComparedState): number {
  return pictures.reduce((sum, { pixels }) => sum + pixels, 0);
}

/** Returns the changed share of the picture that changed most, from 0 to 1. */
export function changedShare({ pictures }: ComparedState): number {
  return Math.max(0, ...pictures.map(({ pixels, of }) => pixels / of));
}

/** Returns a line for people about a state and its changes. */
export function stateLine(state: ComparedState): string {
  const { name, kind, problem, pictures } = state;
  if (problem !== undefined) return `${name}: not compared: ${problem.replace(/\.$/, '')}`;
  if (kind !== 'both') return `${name}: ${kind}`;
  const changed = pictures.filter(({ pixels }) => pixels > 0);
  if (changed.length === 0) return `${name}: nothing changed`;
  return `${name}: ${changed.map(pictureText).join(', ')}`;
}

/** Returns a text for people about a picture and its changes. */
export function pictureText({ width, scheme, pixels, of }: ComparedPicture): string {
  return `${width} wide ${scheme} ${pixels.toLocaleString('en')} pixels (${percentOf(pixels / of)})`;
}

function percentOf(share: number): string {
  const percent = share * 100;
  return percent > 0 && percent < 0.01 ? 'less than 0.01%' : `${Number(percent.toFixed(2))}%`;
}
