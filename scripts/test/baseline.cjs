// Has Node compile WebAssembly once and quickly, and optimize none of it.
require('node:v8').setFlagsFromString('--liftoff-only');
