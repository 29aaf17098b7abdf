import type { Shell } from '../../shell';
import { onShortcut } from './shortcut';

/** What the panel and the shell leave on the page. */
interface ToolsPage {
  littleArchesTools?: (shell: Shell) => void;
}

/**
 * The script of pages whose channel allows the QA panel: it waits for the shortcut, and then loads the panel, whose
 * files its element names. If the page loads the panel itself, the panel listens to the shortcut.
 */
const { dataset } = document.currentScript as HTMLScriptElement;
const page = globalThis as unknown as ToolsPage;
if (!page.littleArchesTools) {
  page.littleArchesTools = (shell) => {
    const end = onShortcut(() => {
      end();
      loadPanel(shell);
    });
  };
}

function loadPanel(shell: Shell): void {
  const { script = '', scriptIntegrity = '', style = '', styleIntegrity = '' } = dataset;
  const sheet = document.createElement('link');
  const own = { crossOrigin: 'anonymous' };
  Object.assign(sheet, own, { rel: 'stylesheet', href: style, integrity: styleIntegrity });
  const panel = document.createElement('script');
  Object.assign(panel, own, {
    src: script,
    integrity: scriptIntegrity,
    onload: () => page.littleArchesTools?.(shell),
  });
  document.head.append(sheet, panel);
}
