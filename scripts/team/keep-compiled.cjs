const vm = require('node:vm');

/**
 * Has V8 keep what it compiled from one test file to the next in the same process, which spares pages' tests a seventh
 * of their time. V8 knows a text again by its origin; Jest adds to that a way to answer `import()`, another one each
 * time, which does nothing but refuse unless Node was started with a flag for modules in its `vm`.
 */
exports.keepCompiled = () => {
  // The sign of that flag.
  if (!('SyntheticModule' in vm)) vm.compileFunction = compile;
};

const { compileFunction } = vm;

/** Node's function of this name: a text as a function with these parameters. */
function compile(text, parameters = [], options = {}) {
  const { filename, parsingContext, importModuleDynamically, ...unknown } = options;
  // A text with a first line for the system's shell can't stand inside another one.
  if (!parsingContext || text.startsWith('#!') || Object.keys(unknown).length > 0)
    return compileFunction(text, parameters, options);
  const head = `(function (${parameters.join(',')}) {`;
  const script = new vm.Script(`${head}${text}\n})`, { filename, columnOffset: -head.length });
  return script.runInContext(parsingContext);
}
