import { commonScenarios } from '@little-arches/contracts/testing/host';
import { startStandalone } from '@little-arches/contracts/testing/standalone';
import remote from './routes';

startStandalone(remote, commonScenarios({}));
