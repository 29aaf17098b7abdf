/** Returns a test environment whose tests call `setTimeZone('Asia/Kolkata')` to say where the viewer is. */
exports.withTimeZones = (Environment) =>
  class extends Environment {
    before = process.env.TZ;

    async setup() {
      await super.setup();
      // Node reads TZ again whenever it is set, in the worker's own environment; tests see a copy of that.
      this.global.setTimeZone = (zone) => {
        process.env.TZ = zone;
      };
    }

    async teardown() {
      if (this.before === undefined) delete process.env.TZ;
      else process.env.TZ = this.before;
      await super.teardown();
    }
  };
