const { svgComponent } = require('./svg-component.cjs');

/** Rspack's loader of `drawing.svg?react`. */
module.exports = function svgLoader(text) {
  return svgComponent(text, this.resourcePath);
};
