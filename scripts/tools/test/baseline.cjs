const { setFlagsFromString } = require('node:v8');

// Makes Node compile WebAssembly once and quickly, without optimizing it.
setFlagsFromString('--liftoff-only');
