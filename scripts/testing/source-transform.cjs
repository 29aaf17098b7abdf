const { svgComponent } = require('@little-arches/build/config/svg-component');
const { textModule } = require('@little-arches/build/config/text-module');
const compilerOptions = require('@little-arches/kit/typescript/compiler-options');
const { createTransformer } = require('@swc/jest');

const { process: compile } = createTransformer(compilerOptions);

/** Jest transform of `drawing.svg?react` and `text.md`: returns the same modules as builds do. */
module.exports = {
  process: (text, file, options) => {
    const source = file.endsWith('.md') ? textModule(text, file) : svgComponent(text, file);
    return compile(source, `${file}.tsx`, options);
  },
};
