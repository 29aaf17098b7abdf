import { findEditedLibraries } from './edited-libraries';

const installed = () => [
  '/project/node_modules/react-dom/cjs/react-dom-client.production.js',
  '/project/node_modules/react-router/dist/production/index.mjs',
  '/project/node_modules/rxjs/dist/index.css',
];
const check = (text: string, path = 'scripts/build/config/rules.ts') =>
  findEditedLibraries([{ path, text: `// é\n${text}\n` }], installed);

it.each([
  // Loaders.
  'const a = { test: /[\\\\/]react-router[\\\\/]dist[\\\\/].*\\.mjs$/, loader: lean };',
  'const a = { test: /\\.m?js$/, use: [{ loader: "string-replace-loader" }] };',
  'const a = { test: /\\.js$/, include: /react-dom/, loader: lean };',
  'const a = { loader, test };',
  'const a = { test: (file) => file.endsWith("x.js"), use: lean };',
  // Modules of packages.
  "new rspack.NormalModuleReplacementPlugin(/^react-refresh\\/runtime$/, './own');",
  'new NormalModuleReplacementPlugin(pattern, replace)',
  "const a = { alias: { 'react-router$': file } };",
  'rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap("x", edit);',
  // What is private.
  "Module._extensions['.ts'] = compile;",
  'module._compile(code, file);',
  "require.extensions['.ts'] = compile;",
  'Object.assign(database.connection, { rlsState: true });',
  'React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE.H;',
  // Node and Jest.
  'vm.compileFunction = compile;',
  'const { compileFunction } = vm;',
  'console.error = (...values) => log(values);',
  'console.warn ??= log;',
  'process.emitWarning = () => {};',
  'fs.fsyncSync = count;',
  'globalThis.fetch = own;',
  'global.setTimeout = soon;',
  'Object.assign(globalThis, { fetch: own });',
  "Object.defineProperty(globalThis, 'crypto', { value: own });",
  'Object.assign(console, { error: log });',
  'EventTarget.prototype.addEventListener = own;',
  'this.global.EventTarget.prototype.addEventListener = own;',
  'window.setTimeout = soon;',
  'driver.query = async (sql) => {',
  'FS.filesystems.NODEFS.stream_ops.fsync = ({ nfd }) => {',
  'Object.defineProperty(Response.prototype, name, own);',
])('refuses %s', (line) => {
  expect(check(line)).toEqual([
    expect.stringMatching(/^scripts\/build\/config\/rules\.ts:2 .*Use the library as it is documented/),
  ]);
});

it.each([
  "const a = { test: /\\.tsx?$/, exclude: /node_modules/, loader: 'builtin:swc-loader' };",
  "const a = { test: /\\.js$/, loader: 'builtin:swc-loader' };",
  'const a = { test: /[\\\\/]src[\\\\/]pages[\\\\/]/, loader: hotPages };',
  'const a = { test: isPage, exclude: /node_modules/, loader: hotPages };',
  'const route = { path, loader, Component };',
  'new rspack.NormalModuleReplacementPlugin(/^\\.\\/own-script$/, toDev)',
  "jest.spyOn(console, 'error').mockImplementation(note);",
  'globalThis.benchFound = found;',
  'Object.assign(globalThis, { littleArchesRefresh: refreshOf });',
  'this.global.scrollTo = () => {};',
  'this.global.Element.prototype.scrollIntoView ??= () => {};',
  'script.onload = () => resolve();',
  'exports.keep = (file) => {',
  'process.exitCode = 1;',
  "process.env.PORT = '3000';",
  'process.env = before;',
  "jest.replaceProperty(process, 'platform', 'darwin');",
  'const vendor = { test: /[\\/]node_modules[\\/]/, name: "vendor" };',
  'Object.assign(process.env, settings);',
  'if (process.platform === "win32") return;',
])('accepts %s', (line) => {
  expect(check(line)).toEqual([]);
});

it('ignores browser globals that protect the page, and prose', () => {
  expect(check('console.error = note;', 'shell/src/qa/watch/page-log.ts')).toEqual([]);
  expect(check('console.error = note;', 'docs/hosting.md')).toEqual([]);
});
