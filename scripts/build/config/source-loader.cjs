const { svgComponent } = require('./svg-component.cjs');
const { textModule } = require('./text-module.cjs');

/** Rspack loader of `drawing.svg?react` and of a text in Markdown. */
module.exports = function sourceLoader(text) {
  return (this.resourcePath.endsWith('.md') ? textModule : svgComponent)(text, this.resourcePath);
};
