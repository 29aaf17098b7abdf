import { renderRecording } from '@little-arches/contracts/testing/render';
import remote from '../routes';
import { scenarios } from '../testing/scenarios';
import recording from './checkout-refused.json';

it('matches the recording checkout-refused', async () => {
  const { differences } = await renderRecording(remote, scenarios, recording);
  expect(differences).toEqual([]);
});
