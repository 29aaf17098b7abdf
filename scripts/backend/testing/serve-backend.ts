import * as v from 'valibot';
import { startBackend } from '../start-backend';

const optionsSchema = v.object({
  port: v.number(),
  dataDir: v.string(),
  siteUrl: v.string(),
  rateLimits: v.optional(v.record(v.string(), v.number()), {}),
});

// @supabase/lite can only be loaded as an ES module, which Jest is not: tests run it in this process instead.
const options = v.parse(optionsSchema, JSON.parse(process.argv[2] ?? '{}'));

startBackend({ ...options, log: (line) => console.error(line) }).then(
  (backend) => {
    const stop = () => void backend.stop();
    process.once('message', () => {
      stop();
      process.disconnect?.();
    });
    process.once('disconnect', stop);
    console.log(JSON.stringify({ ready: backend }));
  },
  (error: unknown) => {
    console.log(JSON.stringify({ failure: error instanceof Error ? error.message : String(error) }));
    process.exitCode = 1;
  },
);
