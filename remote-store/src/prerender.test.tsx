/** @jest-environment node */

import { renderToHtml } from '@little-arches/contracts/testing/render';
import remote from './routes';

it('does not render the query of the address', async () => {
  expect(await renderToHtml(remote, '/checkout-success?payment_intent=pi_1')).not.toContain('pi_1');
});
