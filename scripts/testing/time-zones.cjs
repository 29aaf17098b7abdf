/** Returns a test environment whose tests call `setTimeZone('Asia/Kolkata')` to set the viewer's time zone. */
exports.withTimeZones = (Environment) =>
  class extends Environment {
    before = process.env.TZ;

    async setup() {
      await super.setup();
      // Node reads TZ whenever it is set in the worker's own environment; tests only have a copy of that.
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
