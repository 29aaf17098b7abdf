const { TestEnvironment } = require('jest-environment-node');
const { withTimeZones } = require('@scripts/team/time-zones');

/**
 * Lets the hooks after a test know whether it failed: `hasFailed`, for end-to-end tests that tell what their
 * pages showed.
 */
class TellingEnvironment extends TestEnvironment {
  async handleTestEvent({ name }) {
    if (name === 'test_start') this.global.hasFailed = false;
    if (name === 'test_fn_failure') this.global.hasFailed = true;
  }
}

module.exports = withTimeZones(TellingEnvironment);
