const { svgComponent } = require('@scripts/build/config/svg-component');
const compilerOptions = require('@scripts/kit/typescript/compiler-options');
const { createTransformer } = require('@swc/jest');

const { process: compile } = createTransformer(compilerOptions);

/** Jest's transform of `drawing.svg?react`: the component that builds make of it. */
module.exports = {
  process: (text, file, options) => compile(svgComponent(text, file), `${file}.tsx`, options),
};
