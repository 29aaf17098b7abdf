import { startStandalone } from '@little-arches/contracts/testing/standalone';
import remote from './routes';
import { scenarios } from './testing/scenarios';

startStandalone(remote, scenarios);
