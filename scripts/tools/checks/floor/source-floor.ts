import { findYounger } from '@little-arches/build/floor/find-younger';
import { featureTestedBy, sentenceOf } from '@little-arches/build/floor/too-young';
import { knownMembers } from '@little-arches/build/floor/younger-members';
import { parseScript } from '@little-arches/kit/syntax-tree';
import type { ProjectFile } from '../project-files';

/** Sources that browsers run: of the packages, the contract, and the forms and script of simulated payments. */
const SHIPPED =
  /^(shell|remote-[^/]+|shared-contracts)\/src\/.*\.(tsx?|js)$|^scripts\/backend\/payments\/forms\/(address-frame|card-frame|card-rules|frame-kit|stripe-simulator)\.[jt]s$/;
const NOT_SHIPPED = /\.test\.|\.d\.ts$|\.dev\.ts$|\/testing\/|\/standalone|\/prerender\.tsx$/;

/**
 * Finds globals and members in sources that one of the oldest browsers lacks. A build finds the same in the files
 * it ships, libraries included; in sources, annotations provide more types.
 */
export function findTooYoung(files: readonly ProjectFile[]): string[] {
  const sources = files.filter(({ path }) => SHIPPED.test(path) && !NOT_SHIPPED.test(path));
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return findYounger(sources.map(parseScript), knownMembers())
    .filter(({ path, name }) => {
      const own = texts.get(`${path.split('/')[0]}/package.json`);
      return own === undefined || !Object.hasOwn(featureTestedBy(own, path), name);
    })
    .map((one) => {
      const before = Buffer.from(texts.get(one.path) ?? '').subarray(0, one.at);
      return sentenceOf(one, `${one.path}:${before.toString().split('\n').length}`);
    });
}
