import type { Descriptor } from '@little-arches/build/model/descriptor';
import type { SiteConfig } from '@little-arches/contracts/config';
import { toolFiles } from '@little-arches/contracts/formats/page';
import { openTag } from '@little-arches/kit/escape-markup';
import { type LinkedFile, linkTo } from './linked-file';

/** The script that listens for the QA panel's shortcut, and the panel's files, which the script loads. */
export interface ShortcutFiles {
  readonly waits: LinkedFile;
  readonly script: LinkedFile;
  readonly style: LinkedFile;
}

/** Returns the shortcut's files; undefined when the channel allows no tools, or the shell has none. */
export function shortcutOf(
  config: Pick<SiteConfig, 'overrides'>,
  shell: Descriptor,
): ShortcutFiles | undefined {
  if (!config.overrides?.length) return undefined;
  const find = (pattern: RegExp) => {
    const file = shell.extras.files.find(({ path }) => pattern.test(path));
    return file && linkTo(shell, file);
  };
  const [waits, script, style] = [toolFiles.shortcut, toolFiles.qaScript, toolFiles.qaStyle].map(find);
  return waits && script && style && { waits, script, style };
}

/** Renders the script element, which precedes all other scripts of a page. */
export function shortcutTag({ waits, script, style }: ShortcutFiles): string {
  const tag = openTag('script', {
    src: waits.href,
    integrity: waits.integrity,
    crossorigin: 'anonymous',
    defer: true,
    'data-script': script.href,
    'data-script-integrity': script.integrity,
    'data-style': style.href,
    'data-style-integrity': style.integrity,
  });
  return `${tag}</script>`;
}

const HEAD = '<head>\n';
const TAG = /<script src="[^"]*\/shortcut\.[\da-f]+\.js"[^>]*><\/script>\n/;

/** Returns a page with the shortcut of these files, or without one. */
export function withShortcut(html: string, files: ShortcutFiles | undefined): string {
  const without = html.replace(TAG, '');
  return files ? without.replace(HEAD, () => `${HEAD}${shortcutTag(files)}\n`) : without;
}
