import vm from 'node:vm';

/** What Jest asks for, with a way to answer `import()` that is another one each time. */
function compiled(text: string, filename = '/sources/page.js') {
  const importModuleDynamically = () => {
    throw new Error('Asked for another module');
  };
  const options = { filename, parsingContext: vm.createContext(), importModuleDynamically };
  return vm.compileFunction(text, ['module', 'exports'], options);
}

/** Compilations of a text as a script, which V8 knows again, while something is done. */
function scriptsIn(what: () => void): number {
  const scripts = jest.spyOn(vm.Script.prototype, 'runInContext');
  what();
  const { length } = scripts.mock.calls;
  scripts.mockRestore();
  return length;
}

it('is how Jest compiles each module of a test', () => {
  const loaded = () => jest.isolateModules(() => void jest.requireActual('./tell-causes.cjs'));
  expect(scriptsIn(loaded)).toBe(1);
});

it('gives the module what Jest hands to it', () => {
  const module = { exports: {} };
  compiled('exports.sum = 1 + 1; // the end')(module, module.exports);
  expect(module.exports).toEqual({ sum: 2 });
});

it('says where an error was made', () => {
  expect(() => compiled("throw new Error('Out of socks');")()).toThrow(
    expect.objectContaining({ stack: expect.stringContaining('/sources/page.js:1:7') }),
  );
  expect(() => compiled("\n  throw new Error('Out of socks');")()).toThrow(
    expect.objectContaining({ stack: expect.stringContaining('/sources/page.js:2:9') }),
  );
});

it('says where a text is wrong', () => {
  expect(() => compiled('const socks = ;')).toThrow(
    expect.objectContaining({ stack: expect.stringContaining('/sources/page.js:1') }),
  );
});

it('leaves a text with a first line for the system’s shell to Node', () => {
  const module = { exports: {} };
  compiled('#!/usr/bin/env node\nexports.sum = 2;')(module, module.exports);
  expect(module.exports).toEqual({ sum: 2 });
});

it('leaves it to Node where the text is of this world, or more is asked for', () => {
  const asked = () => {
    expect(vm.compileFunction('return a + 1', ['a'])(1)).toBe(2);
    const parsingContext = vm.createContext();
    const { cachedData } = vm.compileFunction('', [], { parsingContext, produceCachedData: true }) as {
      cachedData?: Buffer;
    };
    expect(cachedData?.length).toBeGreaterThan(0);
  };
  expect(scriptsIn(asked)).toBe(0);
});
