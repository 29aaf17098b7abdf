import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type RunningBackend, startBackend } from '@little-arches/backend/process/start-backend';
import { sentenceOf } from '@little-arches/kit/errors/system-failure';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { printLine } from '@little-arches/kit/print-line';
import { portRefusal } from '@little-arches/kit/processes/free-port';
import { readSettings, type Settings } from '@little-arches/kit/settings/settings';
import { releaseCheckout } from '@little-arches/release/release-checkout';
import { configOf, STAND_IN } from '@little-arches/release/site/site-config';
import { createDirectoryChannels } from '@little-arches/serve/directory-source';
import { startSiteServer } from '@little-arches/serve/site-server';
import { type Stop, stopOnSignal } from './stop-on-signal';

/**
 * `npm start`: builds what changed, publishes it into the local release store, composes the site, and serves
 * it with the embedded backend until Ctrl-C.
 */
export async function run(): Promise<void> {
  const settings = readSettings(process.env);
  await mustBeFree(settings.port, 'PORT');
  if (!settings.hosted) await mustBeFree(settings.backendPort, 'BACKEND_PORT');

  const stops: Stop[] = [];
  const ending = stopOnSignal(stops);
  const building = new AbortController();
  const built = runCommand(['build'], building.signal);
  // The first failure is reported; the other must not become an unhandled rejection.
  const builtOrNot = built.catch(() => {});
  stops.push(() => {
    building.abort();
    return builtOrNot;
  });
  try {
    const releases = path.join(settings.dataDir, 'releases');
    const embedded = settings.hosted ? undefined : startEmbedded(settings, stops, ending);
    const config = Promise.resolve(embedded).then((running) => configOf(settings, running));
    const release = async () => {
      await built;
      await releaseCheckout({
        // The start waits for the compression; with the embedded backend, visitors are on this machine.
        effort: settings.hosted ? 'thoroughly' : 'quickly',
        dataDir: settings.dataDir,
        channel: settings.channel,
        config,
        log: printLine,
      });
    };
    // The release itself waits for the parts of the backend that it needs.
    const [backend] = await Promise.all([embedded, release(), config]);
    const channels = createDirectoryChannels(releases, settings.channel);
    const server = await startSiteServer({
      port: settings.port,
      source: channels.main,
      channelOf: channels.of,
      extraFiles: backend ? backendSubstitute() : {},
    });
    stops.push(server.stop);
    await warm(settings.port);
    // Measured from the start of the process, because its installation counts too.
    const seconds = (performance.now() / 1000).toFixed(1);
    if (backend) console.log(backendLine(backend));
    console.log(reportsLine(settings, backend));
    console.log(`Ready: http://localhost:${settings.port} (after ${seconds} s; Ctrl-C ends it)`);
    await backend?.ended;
  } catch (error) {
    // Stops everything first, so that the reason is printed last, after the build's output.
    await Promise.allSettled(stops.map((stop) => stop()));
    if (ending.aborted) return;
    throw error;
  }
}

/** Returns the line with the backend's address and contents. */
export function backendLine({ url }: RunningBackend): string {
  return `Backend: ${url} (captured mail: ${url}/mailbox, payment simulator: ${url}/payments/simulator)`;
}

/** Returns the line with the place of failure reports from visitors' browsers. */
export function reportsLine({ reportUrl }: Settings, backend: RunningBackend | undefined): string {
  if (reportUrl) return `Reports: pages send what fails in them to ${reportUrl}`;
  if (backend) return `Reports: ${backend.url}/reports.json lists what failed in pages`;
  return 'Reports: pages send none; REPORT_URL names where to send what fails in them';
}

/** Requests the shell's script, so that it is compressed before the first visitor. */
async function warm(port: number): Promise<void> {
  const site = `http://127.0.0.1:${port}`;
  const html = await (await fetch(site)).text();
  const [script] = /\/assets\/shell\/[^"]+\.js/.exec(html) ?? [];
  if (script) await (await fetch(site + script)).arrayBuffer();
}

/** Returns the simulator of Stripe.js, which the site serves because its policy requires that. */
export function backendSubstitute() {
  const file = path.join(projectRoot(), 'scripts/backend/payments/forms/stripe-simulator.js');
  return {
    [STAND_IN]: { type: 'text/javascript; charset=utf-8', content: () => readFileSync(file, 'utf8') },
  };
}

/**
 * Starts the embedded backend; rejects with one sentence. Adds its stop function to `stops` immediately; `ending`
 * aborts the start itself.
 */
export async function startEmbedded(
  settings: Settings,
  stops: Stop[],
  ending: AbortSignal,
): Promise<RunningBackend> {
  const dataDir = path.join(settings.dataDir, 'backend');
  if (!existsSync(dataDir)) console.log('Creating the database and its sample data …');
  console.log('Starting the backend …');
  const backend = { port: settings.backendPort, dataDir, siteUrl: settings.siteUrl };
  const starting = startBackend(backend, printLine, ending);
  stops.push(async () => (await starting.catch(() => undefined))?.stop());
  try {
    return await starting;
  } catch (error) {
    throw new UsageError(sentenceOf(error) ?? (error instanceof Error ? error.message : String(error)));
  }
}

/** Runs one of our commands in its own process, which frees its memory at the end; `signal` ends it early. */
function runCommand(args: readonly string[], signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(projectRoot(), 'scripts/run.mjs'), ...args], {
      stdio: 'inherit',
      ...(signal && { signal }),
    });
    child.on('error', (error) => {
      // An aborted process still needs a moment to end.
      if (error.name !== 'AbortError') reject(error);
    });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new UsageError(`'${args[0]}' failed; the lines above say why.`)),
    );
  });
}

/** Throws one sentence for a taken port, with the variable that sets another. */
export async function mustBeFree(port: number, variable: string, command = 'npm start'): Promise<void> {
  if (await portRefusal(port))
    throw new UsageError(
      `Port ${port} is taken by another program. End it, or choose another port: ${variable}=${port + 1} ${command}`,
    );
}
