import { commonScenarios } from 'shared-contracts/testing/scenarios';
import { startStandalone } from 'shared-contracts/testing/standalone';
import remote from './routes';
import { accountScenarios, familyAnswers } from './testing/scenarios';

startStandalone(remote, { ...commonScenarios(familyAnswers), ...accountScenarios });
