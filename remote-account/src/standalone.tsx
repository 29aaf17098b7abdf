import { startStandalone } from 'shared-contracts/testing/standalone';
import remote from './routes';
import { scenarios } from './testing/scenarios';

startStandalone(remote, scenarios);
