import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '@scripts/kit/processes/child-environment';
import { type Fault, faultOf, hanging, withoutBackend } from '../faults';
import { fileOf, type Stage } from '../stage';

const program = path.join(path.dirname(fileURLToPath(import.meta.url)), 'load-page.mjs');

/** What a page's process heard until the page was ready. */
interface Heard {
  readonly errors: readonly string[];
  readonly missing: readonly string[];
  readonly backendFails: boolean;
}

type Message = { readonly heard: Heard } | { readonly id: number; readonly pathname: string };

/**
 * Loads a page at `path` of its site in a DOM and a process of its own, and gives what went wrong until it was ready.
 * For machines without a browser: there is no layout and no policy, and what a DOM lacks that browsers have is `unsure`.
 */
export async function watchInDom(path: string, stage: Stage, timeLimit: number): Promise<Fault[]> {
  const { config, page } = stage;
  const child = fork(program, {
    env: childEnvironment(),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    return await new Promise<Fault[]>((resolve) => {
      const timer = setTimeout(() => resolve([hanging(timeLimit)]), timeLimit);
      const settle = (faults: Fault[]) => {
        clearTimeout(timer);
        resolve(faults);
      };
      child.on('error', (error) => settle([faultOf(error.message)]));
      child.on('exit', (code) => settle([faultOf(`It ended the process that loads it (exit ${code})`)]));
      child.on('message', (message: Message) => {
        if ('heard' in message) return settle(faultsIn(message.heard));
        void fileOf(message.pathname, stage).then((answer) => {
          const body = Buffer.from(answer.body).toString('base64');
          if (child.connected) child.send({ id: message.id, answer: { ...answer, body } });
        });
      });
      child.send({
        page: {
          html: page.html,
          url: config.siteUrl + path,
          backend: new URL(config.backend.url).origin,
          reports: config.reportUrl,
        },
      });
    });
  } finally {
    child.kill('SIGKILL');
  }
}

function faultsIn({ errors, missing, backendFails }: Heard): Fault[] {
  const faults = [
    ...errors.map(faultOf).map((fault) => (isUnsure(fault) ? { ...fault, kind: 'unsure' as const } : fault)),
    ...missing.map((text) => ({ kind: 'file' as const, text })),
  ];
  return backendFails ? withoutBackend(faults) : faults;
}

/** What may be missing in the DOM only. */
function isUnsure({ kind, text }: Fault): boolean {
  return kind === 'error' && /is not (defined|a function|a constructor)|not implemented/i.test(text);
}
