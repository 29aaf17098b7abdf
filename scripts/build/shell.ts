import type { Configuration } from '@rspack/core';
import { shellConfigs } from './describe/describe-shell';
import { sourceVersion } from './source-version';

/**
 * Returns the shell's Rspack configuration. `rspack build` in its folder writes the release files into `dist`, as
 * `npm run build` does.
 */
export function defineShellBuild({ folder }: { readonly folder: string }) {
  return (): Configuration[] => shellConfigs({ name: 'shell', folder, version: sourceVersion('shell') });
}
