// Each worker of Jest walks through a site of its own: what one end-to-end test does to its site (a bad
// release, a stopped backend) must not meet another at work.
const worker = process.env.JEST_WORKER_ID ?? '1';
for (const name of ['SITE_URL', 'BACKEND_URL', 'SITE_DATA_DIR']) {
  const own = process.env[`${name}_${worker}`];
  if (own) process.env[name] = own;
}
