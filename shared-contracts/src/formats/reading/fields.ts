import * as v from 'valibot';
import { addressPattern } from '../names/address-pattern';
import { isPackageName } from '../names/package-name';
import { RELEASED_FILE } from '../names/released-file';

/** Schema of a sha384 hash as browsers check it. */
export const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** Schema of how an entry exposes its container. */
export const container = v.object({
  global: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*$/)),
  type: v.optional(v.picklist(['global', 'module'])),
});

/** Schema of the pattern of a page's address. */
export const path = v.pipe(v.string(), v.regex(addressPattern));

const versionRule = /^\w[\w.-]*$/;
const fileRule = /^\w[\w.-]*$/;
/** Schema of a version of a package, which is also the name of a folder of the store. */
export const version = v.pipe(v.string(), v.regex(versionRule));

/** Schema of a file for browsers: of a version, or in a folder named by its content. */
export const servedFile = v.pipe(v.string(), v.regex(new RegExp(`^${RELEASED_FILE}$`)));

/** Schema of such a file, or of one of the Node build. */
export const publishedFile = v.union([servedFile, v.pipe(v.string(), v.regex(/^node\/\w[\w.-]*$/))]);

/** Schema of a file in a composition: beside an entry, or in a folder named by its content. */
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

/** Message for an address that `isFileOf` refuses. */
export const foreignFile =
  'The address is not that of a file of this version: /assets/<name>/<version>/<file>';
