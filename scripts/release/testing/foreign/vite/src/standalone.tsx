import { commonScenarios } from '@little-arches/contracts/testing';
import { startStandalone } from '@little-arches/contracts/testing/standalone';
import remote from './routes';

startStandalone(remote, commonScenarios({}));
