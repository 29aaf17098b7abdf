import { commonScenarios } from 'shared-contracts/testing/host';
import { startStandalone } from 'shared-contracts/testing/standalone';
import remote from './routes';

startStandalone(remote, commonScenarios({}));
