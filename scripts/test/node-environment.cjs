const { TestEnvironment } = require('jest-environment-node');
const { tellCauses } = require('@scripts/team/tell-causes');

module.exports = tellCauses(TestEnvironment);
