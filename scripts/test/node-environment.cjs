const { TestEnvironment } = require('jest-environment-node');
const { tellCauses } = require('./tell-causes.cjs');

module.exports = tellCauses(TestEnvironment);
