const { setFlagsFromString } = require('node:v8');

// Makes Node compile WebAssembly once and quickly, without optimizing it.
setFlagsFromString('--liftoff-only');
// Eight times V8's default: most of these processes end before optimizing a function is worthwhile.
setFlagsFromString('--interrupt-budget=540672');
