import * as v from 'valibot';
import { isPackageName } from '../package-name';

export const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const contractVersion = v.pipe(v.string(), v.regex(/^\d+\.\d+$/));
export const contract = v.object({ built: contractVersion, needs: contractVersion });

/** Written into HTML, policies and the configuration of servers: letters that mean nothing in any of them. */
export const path = v.pipe(v.string(), v.regex(/^\/([\w:.~%-]+(\/[\w:.~%-]+)*)?$/));

const versionRule = /^\w[\w.-]*$/;
const fileRule = /^\w[\w.-]*$/;
export const version = v.pipe(v.string(), v.regex(versionRule));
export const fileName = v.pipe(v.string(), v.regex(fileRule));

/** Whether `url` is the address of a file of this very version on the site, and nothing else. */
export function isFileOf(name: string, version: string, url: string): boolean {
  const folder = `/assets/${name}/${version}/`;
  return (
    isPackageName(name) &&
    versionRule.test(version) &&
    url.startsWith(folder) &&
    fileRule.test(url.slice(folder.length))
  );
}

export const foreignFile =
  'The address is not that of a file of this version: /assets/<name>/<version>/<file>';
