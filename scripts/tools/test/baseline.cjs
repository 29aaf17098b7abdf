const { setFlagsFromString } = require('node:v8');

// Has Node compile WebAssembly once and quickly, and optimize none of it.
setFlagsFromString('--liftoff-only');
// Eight times V8's own: most of these processes end before optimizing a function pays.
setFlagsFromString('--interrupt-budget=540672');
