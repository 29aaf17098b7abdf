const { transform } = require('@svgr/core');
const jsx = require('@svgr/plugin-jsx');

/**
 * Returns the source of a drawing's React component (JSX): its markup, with the caller's props on the `svg`
 * element. Nothing is optimized, so that the page shows the same as the designer sees.
 */
exports.svgComponent = (text, file) =>
  transform.sync(text, { plugins: [jsx], jsxRuntime: 'automatic' }, { filePath: file });
