import * as v from 'valibot';
import { listen } from '../http/node-http';
import { forVisitors } from '../http/visitors';
import { type OpenBackend, openBackend } from '../open-backend';

const optionsSchema = v.object({
  port: v.number(),
  dataDir: v.string(),
  siteUrl: v.string(),
  rateLimits: v.optional(v.record(v.string(), v.number()), {}),
});

const log = (line: string) => console.error(line);
const onBroken = () => process.exit(1);

async function start(options: v.InferOutput<typeof optionsSchema>) {
  let backend: OpenBackend | undefined;
  const server = await listen(
    '127.0.0.1',
    options.port,
    forVisitors('127.0.0.1', async (request, peer) =>
      backend ? backend.answer(request, peer) : new Response(null, { status: 503 }),
    ),
    log,
  );
  const url = `http://127.0.0.1:${server.port}`;
  backend = await openBackend({ ...options, url, log, onBroken }).catch(async (error) => {
    await server.stop();
    throw error;
  });
  const { publishableKey, stripePublishableKey, close } = backend;
  const stop = async () => {
    await server.stop();
    await close();
    process.exit(0);
  };
  process.once('message', () => void stop());
  process.once('disconnect', () => void stop());
  const payments = { api: `${url}/payments`, publishableKey: stripePublishableKey };
  console.log(JSON.stringify({ ready: { url, publishableKey, payments } }));
}

/**
 * Runs a backend with the options in its one argument. @supabase/lite is an ES module, which Jest can't load, so
 * tests run it in this process; a kill of this process is a kill of the backend.
 */
export async function run([options = '{}']: readonly string[]): Promise<number> {
  try {
    await start(v.parse(optionsSchema, JSON.parse(options)));
    return 0;
  } catch (error) {
    console.log(JSON.stringify({ failure: error instanceof Error ? error.message : String(error) }));
    return 1;
  }
}
