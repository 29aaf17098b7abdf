// Compares passwords with their hashes, in a thread. Plain JavaScript, because a thread does not inherit its starter's
// loader.
const { parentPort } = require('node:worker_threads');
const bcrypt = require('bcryptjs');

parentPort.on('message', ({ call, content: { password, hash } }) => {
  try {
    parentPort.postMessage({ answers: call, result: bcrypt.compareSync(password, hash) });
  } catch (error) {
    parentPort.postMessage({ answers: call, failure: String(error) });
  }
});
