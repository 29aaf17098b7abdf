import { startBackend } from '../../../scripts/backend/start-backend.ts';

// Runs the embedded backend for a test. Its own process, because Jest's module system can't load PGlite's.
const [dataDir = ''] = process.argv.slice(2);
const { url, publishableKey, payments, stop } = await startBackend({
  port: 0,
  dataDir,
  siteUrl: 'http://localhost:3000',
  log: (line) => process.stderr.write(`${line}\n`),
});
console.log(JSON.stringify({ url, publishableKey, payments }));

// The test closes this pipe at its end, and the system does when the test dies: both end the backend.
process.stdin.resume();
process.stdin.on('end', async () => {
  await stop();
  process.exit(0);
});
