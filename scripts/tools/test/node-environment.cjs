const { TestEnvironment } = require('jest-environment-node');
const { withTimeZones } = require('@little-arches/testing/time-zones');

/** Sets `hasFailed` for the hooks after a test, so that end-to-end tests can report what their pages showed. */
class TellingEnvironment extends TestEnvironment {
  async handleTestEvent({ name }) {
    if (name === 'test_start') this.global.hasFailed = false;
    if (name === 'test_fn_failure') this.global.hasFailed = true;
  }
}

module.exports = withTimeZones(TellingEnvironment);
