const { svgComponent } = require('@little-arches/build/config/svg-component');
const compilerOptions = require('@little-arches/kit/typescript/compiler-options');
const { createTransformer } = require('@swc/jest');

const { process: compile } = createTransformer(compilerOptions);

/** Jest transform of `drawing.svg?react`: returns the same component as builds do. */
module.exports = {
  process: (text, file, options) => compile(svgComponent(text, file), `${file}.tsx`, options),
};
