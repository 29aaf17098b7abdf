import * as v from 'valibot';
import { addressPattern } from '../names/address-pattern';
import { isPackageName } from '../names/package-name';
import { RELEASED_FILE } from '../names/released-file';

/** A sha384 hash as browsers check it. */
export const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const contractVersion = v.pipe(v.string(), v.regex(/^\d+\.\d+$/));
/** The versions of the contract that a build was made with and needs, `major.minor`. */
export const contract = v.object({ built: contractVersion, needs: contractVersion });

/** How an entry exposes its container. */
export const container = v.object({
  global: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*$/)),
  type: v.optional(v.picklist(['global', 'module'])),
});

/** The pattern of a page's address. */
export const path = v.pipe(v.string(), v.regex(addressPattern));

const versionRule = /^\w[\w.-]*$/;
const fileRule = /^\w[\w.-]*$/;
/** A version of a package, which is also a folder of the store. */
export const version = v.pipe(v.string(), v.regex(versionRule));

/** A file for browsers: of a version, or in a folder named by its content. */
export const servedFile = v.pipe(v.string(), v.regex(new RegExp(`^${RELEASED_FILE}$`)));

/** Such a file, or one of the Node build. */
export const publishedFile = v.union([servedFile, v.pipe(v.string(), v.regex(/^node\/\w[\w.-]*$/))]);

/** A file as a composition names it: beside an entry, or in a folder that is named by its content. */
export const fileOfPage = v.pipe(v.string(), v.regex(new RegExp(`^(?:\\.\\./(?=file-))?${RELEASED_FILE}$`)));

/** Returns true when `url` is the address of a file of exactly this version on the site. */
export function isFileOf(name: string, version: string, url: string): boolean {
  const folder = `/assets/${name}/${version}/`;
  return (
    isPackageName(name) &&
    versionRule.test(version) &&
    url.startsWith(folder) &&
    fileRule.test(url.slice(folder.length))
  );
}

/** Says why `isFileOf` refused an address. */
export const foreignFile =
  'The address is not that of a file of this version: /assets/<name>/<version>/<file>';
