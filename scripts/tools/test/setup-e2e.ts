// Each worker of Jest has its own site: the effects of one end-to-end test (a bad release, a stopped backend)
// must not disturb another.
const worker = process.env.JEST_WORKER_ID ?? '1';
for (const name of ['SITE_URL', 'BACKEND_URL', 'SITE_DATA_DIR']) {
  const own = process.env[`${name}_${worker}`];
  if (own) process.env[name] = own;
}
