import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import { parseJson } from '@little-arches/kit/files/read-json';
import { createFile, replaceFile } from '@little-arches/kit/files/write-file';
import { schemeOf } from '@little-arches/kit/settings/store-location';
import {
  type KnownStore,
  type KnownStores,
  parseKnownStores,
  storedKnownStores,
} from '../model/signed/known-stores';
import { createPem, type ReleaseKey, readReleaseKey } from './release-key';
import type { Signing } from './signing';
import { nothingKnown, type Trust } from './trust';

/** Where a machine stores its key, and which keys it trusts. */
export interface SigningOptions {
  readonly dataDir: string;
  /** Directory or bucket of the store. */
  readonly location: string;
  readonly anchors: ReadonlyMap<string, string>;
  readonly notBefore?: ReadonlyMap<string, string>;
  readonly env: NodeJS.ProcessEnv;
  /** The releasing owner. */
  readonly name: string;
}

/**
 * Opens the key of this machine, `RELEASE_KEY` or a file in the data directory, and its record of the store.
 * Creates a key only for the data directory's own store: a key created in a pipeline would be lost with its
 * machine.
 */
export function openSigning({ dataDir, location, anchors, notBefore, env, name }: SigningOptions): Signing {
  const keyFile = keyFileOf(dataDir);
  const isOwn = path.resolve(location) === path.resolve(dataDir, 'releases');
  let known: ReleaseKey | undefined;

  function key(): ReleaseKey | undefined {
    if (env.RELEASE_KEY) known ??= readReleaseKey(env.RELEASE_KEY, 'RELEASE_KEY');
    else if (existsSync(keyFile)) known ??= readReleaseKey(readFileSync(keyFile, 'utf8'), keyFile);
    return known;
  }

  return {
    name,
    key,
    async makeKey() {
      if (isOwn && !key()) await createKeyFile(dataDir);
      return key();
    },
    trust: openTrust(dataDir, location, anchors, notBefore),
  };
}

/** Returns the file of a data directory's private key. */
export function keyFileOf(dataDir: string): string {
  return path.join(dataDir, 'release-key.pem');
}

/**
 * Creates the private key of a data directory, readable by this user only. Returns false when there is one already.
 */
export async function createKeyFile(dataDir: string): Promise<boolean> {
  mkdirSync(dataDir, { recursive: true });
  return await createFile(keyFileOf(dataDir), createPem(), 0o600);
}

/**
 * Opens the keys that a machine trusts, and its record of the store at `location`, in a file of the data directory.
 */
export function openTrust(
  dataDir: string,
  location: string,
  anchors: ReadonlyMap<string, string>,
  notBefore?: ReadonlyMap<string, string>,
): Trust {
  const file = path.join(dataDir, 'release-trust.json');
  const place = schemeOf(location) ? location.replace(/\/$/, '') : path.resolve(location);
  return {
    anchors,
    notBefore,
    memory: {
      where: file,
      read: () => seen(file, place),
      write(known) {
        mkdirSync(dataDir, { recursive: true });
        const stores = storedKnownStores({ ...readStores(file), [place]: known });
        replaceFile(file, `${JSON.stringify(stores, null, 1)}\n`);
      },
    },
  };
}

function seen(file: string, place: string): KnownStore {
  const stores = readStores(file);
  return (Object.hasOwn(stores, place) ? stores[place] : undefined) ?? nothingKnown;
}

function readStores(file: string): KnownStores {
  if (!existsSync(file)) return {};
  try {
    return parseKnownStores(parseJson(readFileSync(file, 'utf8'), file), file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`${reason}. It says whom this machine believes: put it back, or remove it.`);
  }
}
