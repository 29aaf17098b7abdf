import { commonScenarios, type Scenarios } from '@little-arches/contracts/testing';

/** The states that the remote is looked at in. What its backend answers when all is well is in the brackets. */
export const scenarios: Scenarios = {
  ...commonScenarios({}),
};
