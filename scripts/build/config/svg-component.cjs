const { transform } = require('@svgr/core');
const jsx = require('@svgr/plugin-jsx');

/**
 * Returns the source of the React component (JSX) of a drawing: its markup, with the caller's props on the
 * `svg` element. Nothing is optimized away, so that the page has what the designer sees.
 */
exports.svgComponent = (text, file) =>
  transform.sync(text, { plugins: [jsx], jsxRuntime: 'automatic' }, { filePath: file });
