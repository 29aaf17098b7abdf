import { buildPackage } from './build-package';
import { packageNames, parsePackageName } from './model/packages';

/** `npm run build [package …]`: builds what changed. */
export async function run(names: string[]): Promise<void> {
  for (const name of names.length > 0 ? names.map(parsePackageName) : packageNames()) {
    const started = performance.now();
    const { artefact, fresh } = await buildPackage(name);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      fresh
        ? `Built ${name} ${artefact.version} in ${seconds} s`
        : `${name} ${artefact.version} is up to date`,
    );
  }
}
