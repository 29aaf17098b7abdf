const { TestEnvironment } = require('jest-environment-node');
const { withTimeZones } = require('@little-arches/testing/time-zones');

module.exports = withTimeZones(TestEnvironment);
