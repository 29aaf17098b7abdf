import './qa-panel.css';
import type { Shell } from '../shell';
import { openPanel } from './open-panel';
import { createHolds } from './watch/holds';
import { watchPage } from './watch/page-log';
import { watchCost } from './watch/runtime-cost';
import { watchReports } from './watch/sent-reports';
import { watchWindow } from './watch/watch-window';

/**
 * The script of the QA panel. Pages with `?qa` name it before the shell, so that it records everything; the
 * shortcut loads it later (shortcut/main.ts). The shell registers itself with it when its parts are ready.
 */
const since = document.readyState === 'complete' ? Math.round(performance.now()) : 0;
const page = watchPage();
const holds = createHolds();
watchWindow(holds);
const sent = watchReports(page.tell);
const cost = watchCost(page.tell, since === 0);
const watched = { page, holds, sent, cost, since };
Object.assign(globalThis, { littleArchesTools: (shell: Shell) => openPanel(shell, watched) });
