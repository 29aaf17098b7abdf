import { execFile } from 'node:child_process';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '@scripts/kit/processes/find-program';
import { freePort } from '@scripts/kit/processes/free-port';
import { startProcess } from '@scripts/kit/processes/start-process';
import { exportSite } from '@scripts/release/export/export-site';
import { runNginx } from '@scripts/release/export/run-nginx';
import { createDirectoryStore } from '@scripts/release/store/store';
import { interleave } from '../interleave';
import type { Part } from '../report/report';
import { median } from '../report/statistics';
import { layOut } from '../report/table';
import { type Target, target } from '../report/target';
import { serveReleased } from '../site/released-site';
import type { Stage } from '../site/stage';

/** Seconds that a server is asked without a pause. */
const SECONDS = 5;

/**
 * Requests per second of `npm run serve` against nginx with one worker and the exported files, by gzip over 32
 * connections. Wants nginx and wrk on the machine, because a client in Node would be slower than what it measures.
 */
export async function measureServer(stage: Stage, rounds: number): Promise<Part> {
  const { origin, dataDir, site } = await serveReleased(stage);
  const wrk = findProgram('wrk', 'WRK_PATH');
  if (!wrk) throw new Error('There is no wrk on this machine, or WRK_PATH names none.');
  const folder = stage.folder('exported');
  // Started by root, nginx has workers that are somebody else.
  for (const open of [path.dirname(folder), folder]) chmodSync(open, 0o755);
  const exported = path.join(folder, 'site');
  await exportSite({ site, store: createDirectoryStore(path.join(dataDir, 'releases')), to: exported });
  const nginx = await runNginx(exported);
  stage.atEnd(nginx.stop);
  const port = await freePort();
  // As "npm run serve" starts it, without npm between, which would not end with it.
  const serve = startProcess(
    ['--max-semi-space-size=64', 'scripts/run.mjs', 'serve', '--store', path.join(dataDir, 'releases')],
    { env: { DATA_DIR: dataDir, PORT: String(port) } },
  );
  stage.atEnd(serve.stop);
  await serve.says('Ready: ');

  const servers = { Node: `http://127.0.0.1:${port}`, nginx: nginx.url };
  const page = await (await fetch(`${origin}/`)).text();
  const [, script] = /src="(\/assets\/shell\/(?:[^"]+\/)?main\.[^"/]+\.js)"/.exec(page) ?? [];
  if (!script) throw new Error('The home page names no main script of the shell');
  const files = { page: '/', script };
  const rates = new Map<string, number[]>();
  for (const [what, address] of Object.entries(files)) {
    const ask = async (server: string) =>
      await requestsPerSecond(wrk, server + address, new URL(origin).host);
    await interleave(Object.values(servers), 1, ask);
    for (const [server, rate] of await interleave(Object.values(servers), rounds, ask))
      rates.set(server + what, rate);
  }
  const rate = (server: string, what: string) => median(rates.get(server + what) ?? []);
  const ratio = (what: string) => rate(servers.Node, what) / rate(servers.nginx, what);
  return {
    title: 'The handler on Node against nginx',
    lines: layOut([
      ['requests per second', ...Object.keys(servers), 'ratio'],
      ...Object.keys(files).map((what) => [
        what,
        ...Object.values(servers).map((server) => rate(server, what).toFixed(0)),
        ratio(what).toFixed(2),
      ]),
    ]),
    targets: Object.keys(files).map(
      (what): Target => target(`nginx/Node, ${what}`, 1 / ratio(what), 1 / 0.6),
    ),
    data: Object.fromEntries(rates),
  };
}

async function requestsPerSecond(wrk: string, address: string, host: string): Promise<number> {
  const headers = ['accept-encoding: gzip', `Host: ${host}`].flatMap((header) => ['-H', header]);
  const { stdout } = await promisify(execFile)(wrk, ['-t1', '-c32', `-d${SECONDS}s`, ...headers, address]);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (!rate || /Non-2xx/.test(stdout)) throw new Error(`wrk could not measure ${address}:\n${stdout}`);
  return Number(rate);
}
