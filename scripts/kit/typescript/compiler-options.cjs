/** swc options that compile TypeScript for Node: in commands, in their child processes and in Jest. */
module.exports = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs', ignoreDynamic: false },
};
