import './qa-panel.css';
import type { Shell } from '../shell';
import { watchPage } from './page-log';
import { showPanel } from './qa-panel';

/**
 * The script of pages that ask for the QA panel (`?qa`), which the server names only there. It runs before the shell,
 * so that it misses nothing, and the shell hands itself over when it has put its parts together.
 */
const page = watchPage();
Object.assign(globalThis, { littleArchesTools: (shell: Shell) => showPanel(shell, page) });
