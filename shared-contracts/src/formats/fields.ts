import * as v from 'valibot';
import { isPackageName, packageName, RELEASED_FILE } from './names';

/** A sha384 hash as browsers check it. */
const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** How an entry exposes its container. */
const container = v.object({
  global: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*$/)),
  type: v.optional(v.picklist(['global', 'module'])),
});

/**
 * The pattern of a page's address, such as `/store/:slug`: characters that need no escaping in HTML,
 * policies and server configuration.
 */
const path = v.pipe(v.string(), v.regex(/^\/([\w:.~%-]+(\/[\w:.~%-]+)*)?$/));

const versionRule = /^\w[\w.-]*$/;
const fileRule = /^\w[\w.-]*$/;
/** A version of a package, which is also the name of a folder of the store. */
const version = v.pipe(v.string(), v.regex(versionRule));

/** Schemas of fields that several stored formats have. */
export const fields = { packageName, version, path, integrity, container };

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
