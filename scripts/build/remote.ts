import type { Configuration } from '@rspack/core';
import { standaloneConfig } from './config/standalone-config';

/** What the four remotes say about their build; everything else comes from here. */
export interface RemoteBuild {
  /** The package's name. */
  readonly name: string;
  /** `import.meta.dirname` of its rspack.config.ts. */
  readonly folder: string;
  /** Where it runs alone. */
  readonly port: number;
}

/** A remote's rspack configuration as `rspack dev` reads it: the remote alone, with its made-up host. */
export function defineRemoteBuild({ name, folder, port }: RemoteBuild): Configuration {
  return standaloneConfig(name, folder, port);
}
