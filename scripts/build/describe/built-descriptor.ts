import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '@little-arches/kit/files/read-json';
import { type Descriptor, parseDescriptor } from '../model/descriptor';
import { folderOf } from '../model/packages';

/** File in which a build describes itself. */
export function descriptorFile(folder: string): string {
  return path.join(folder, 'dist/descriptor.json');
}

/** Returns the built file that is published as `file`. */
export function builtFile(name: string, file: string): string {
  return path.join(folderOf(name), 'dist', file.startsWith('node/') ? '.' : 'browser', file);
}

/** Returns the descriptor of a package's last build. Throws when it was never built. */
export function readBuiltDescriptor(name: string): Descriptor {
  return readDescriptorIn(folderOf(name), name);
}

/** Reads the descriptor of the package in `folder`, in any location. */
export function readDescriptorIn(folder: string, name: string): Descriptor {
  const where = `${name}/dist/descriptor.json`;
  return parseDescriptor(parseJson(readFileSync(descriptorFile(folder), 'utf8'), where), where);
}
