import { PACKAGE_NAME, RELEASED_FILE } from '@little-arches/contracts/formats/stored';

/** A position in a file of a release, as a browser names it. */
export interface FramePlace {
  readonly package: string;
  /** The folder below the package: a version, or a hash of the file's content. */
  readonly folder: string;
  readonly file: string;
  /** Line and column count from 1. */
  readonly line: number;
  readonly column: number;
}

/** A frame, and the version that its report names. `place` is a sentence when the frame has no position. */
export interface Frame {
  readonly text: string;
  readonly version?: string | undefined;
  readonly place: FramePlace | string;
}

const PLACE = new RegExp(
  `/assets/(${PACKAGE_NAME})/(\\w[\\w.+-]{0,59})/(${RELEASED_FILE})(?:[?#][^\\s:)]*)?(?::(\\d{1,9}):(\\d{1,9}))?`,
);
const EXTENSION = /\b[\w-]*extension:\/\//;
/** Matches lines that begin a stack or separate two. */
const NO_FRAME = /^\s*$|^\s*(?:Uncaught )?[A-Z]\w*(?:: .*)?$/;

/** Parses one frame of Chromium, Firefox, Safari or a report. */
export function parseFrame(line: string, version?: string): Frame {
  return { text: line.trim().slice(0, 300), version, place: placeIn(line) };
}

/** Parses the frames of a stack; its first line may be the error's message. */
export function parseStack(text: string): Frame[] {
  return text
    .split('\n')
    .filter((line) => PLACE.test(line) || !NO_FRAME.test(line))
    .map((line) => parseFrame(line));
}

function placeIn(line: string): FramePlace | string {
  if (EXTENSION.test(line)) return 'It is code of a browser extension, not of the site.';
  const [, name, folder, file, row, column] = PLACE.exec(line) ?? [];
  if (!name || !folder || !file)
    return 'It names no file of a release, as /assets/<package>/<version>/<file>:<line>:<column> does.';
  if (!row || !column) return `It names ${file}, but no line and column in it.`;
  return { package: name, folder, file, line: Number(row), column: Number(column) };
}
