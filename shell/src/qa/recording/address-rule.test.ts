import { recordedAddress } from './address-rule';
import { createMadeUp } from './made-up';
import { recordedStorage } from './storage-rule';

// Values that begin with ~ are personal.
const PERSONAL = /~/;

it.each([
  ['/profile/scans/~1?token=~&email=~', '/profile/scans/made-up-1'],
  ['/checkout-success?payment_intent=pi_~1&payment_intent_client_secret=~&redirect_status=failed', null],
  ['/auth/sign-in?returnTo=%2Fprofile%2Fscans%2F~1', '/auth/sign-in?returnTo=%2Fprofile%2Fscans%2Fmade-up-1'],
  ['/auth/sign-in?returnTo=http%3A%2F%2F', '/auth/sign-in?returnTo=%2F404'],
  ['/somewhere/~Ida', '/404'],
])('keeps of the address %s only what is needed to show the same page', (address, kept) => {
  const recorded = recordedAddress(new URL(address, 'https://site.example'), createMadeUp());
  expect(recorded).not.toMatch(PERSONAL);
  if (kept) expect(recorded).toBe(kept);
});

it('keeps the cart from the browser’s storage, without the children its lines are for', () => {
  const item = { id: 'p-1', name: 'Rocket', quantity: 1, size: 30, childId: '~2' };
  localStorage.setItem(
    'little-arches.cart',
    JSON.stringify({ format: 2, id: '~c', items: [item], who: '~' }),
  );
  localStorage.setItem('little-arches.children', '["~Ida"]');
  const kept = recordedStorage(createMadeUp());
  localStorage.clear();
  expect(Object.keys(kept)).toEqual(['little-arches.cart']);
  expect(JSON.stringify(kept)).not.toMatch(PERSONAL);
  expect(kept['little-arches.cart']).toContain(
    '"items":[{"id":"p-1","name":"Rocket","quantity":1,"size":30}]',
  );
});
