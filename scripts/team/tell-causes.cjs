/**
 * Gives a Jest environment that tells each cause once. Jest repeats the failure of a `beforeAll` for every test of
 * the file, and the hooks that clean up then fail as well, because what they clean up was never made. Here the
 * first test tells the cause, the others that they did not run, and what fails after that is left out.
 */
exports.tellCauses = (Environment) =>
  class extends Environment {
    /** Tests whose preparation failed. */
    #unprepared = new WeakSet();

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      if (event.name !== 'hook_failure') return;
      const { hook, test, describeBlock } = event;
      const concerned = test ? [test] : testsOf(describeBlock);
      if (hook.type === 'beforeAll') this.#keepFirst(concerned, event.error);
      else if (concerned.some((one) => this.#unprepared.has(one))) {
        if (hook.type === 'afterAll') state.unhandledErrors.pop();
        else test.errors.pop();
      } else if (hook.type === 'beforeEach') this.#unprepared.add(test);
    }

    #keepFirst(tests, cause) {
      const fresh = tests.filter((test) => !this.#unprepared.has(test));
      for (const test of tests) {
        // The preparation of a block fails too when that of the block round it did.
        if (test.errors.length > 1) test.errors.length = 1;
        this.#unprepared.add(test);
      }
      for (const test of fresh.slice(1)) test.errors = [[didNotRun(cause, fresh[0]), undefined]];
    }
  };

function testsOf({ children }) {
  return children.flatMap((child) => (child.type === 'test' ? [child] : testsOf(child)));
}

function didNotRun(cause, first) {
  const [line] = String(cause?.message ?? cause).split('\n');
  const error = new Error(`Did not run: '${first.name}' above tells why its file is not ready (${line}).`);
  error.stack = error.message;
  return error;
}
