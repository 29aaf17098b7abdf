const { svgComponent } = require('./svg-component.cjs');

/** Rspack loader of `drawing.svg?react`. */
module.exports = function svgLoader(text) {
  return svgComponent(text, this.resourcePath);
};
