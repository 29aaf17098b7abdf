import type { Configuration } from '@rspack/core';
import { standaloneConfig } from './config/standalone-config';
import { remoteConfigs } from './describe/describe-remote';
import type { Federation } from './federation/federation';
import { sourceVersion } from './source-version';

/** Build options that a remote states; all others are set here. */
export interface RemoteBuild {
  /** `import.meta.dirname` of its rspack.config.ts. */
  readonly folder: string;
  /** Port for running alone. */
  readonly port: number;
  readonly federation: Federation;
}

/** Environment that Rspack's command line sets for a configuration: `RSPACK_SERVE` for `rspack dev`. */
export interface RspackEnvironment {
  readonly RSPACK_SERVE?: boolean;
}

/**
 * Returns a remote's Rspack configuration. `rspack build` in its folder writes the release files into `dist`, as
 * `npm run build` does; `rspack dev` runs the remote alone, with its made-up host.
 */
export function defineRemoteBuild({ folder, port, federation }: RemoteBuild) {
  const { name } = federation;
  return (env: RspackEnvironment = {}): Configuration | Configuration[] =>
    env.RSPACK_SERVE
      ? standaloneConfig(name, folder, port)
      : remoteConfigs({ name, folder, version: sourceVersion(name) }, federation);
}
