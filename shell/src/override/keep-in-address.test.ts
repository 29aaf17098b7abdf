import { addressWithout, keepInAddress } from './keep-in-address';

const OVERRIDE = 'override=remote-store%40http%3A%2F%2Flocalhost%3A3002';
const shown = () => window.location.pathname + window.location.search + window.location.hash;

beforeAll(() => {
  window.history.replaceState(null, '', `/store?size=27&${OVERRIDE}`);
  keepInAddress();
});

it.each([
  ['/faqs', `/faqs?${OVERRIDE}`],
  ['/store?size=30#price', `/store?size=30&${OVERRIDE}#price`],
  [`/store?${OVERRIDE}`, `/store?${OVERRIDE}`],
  ['/store?override=remote-store@http://evil.example', `/store?${OVERRIDE}`],
])('changes the address at %s to %s', (to, address) => {
  window.history.pushState(null, '', to);
  expect(shown()).toBe(address);
  window.history.replaceState(null, '', to);
  expect(shown()).toBe(address);
});

it('keeps the address when only the state changes', () => {
  window.history.pushState(null, '', '/faqs');
  window.history.replaceState({ idx: 1 }, '');
  expect(shown()).toBe(`/faqs?${OVERRIDE}`);
});

it('returns the address without overrides', () => {
  window.history.pushState(null, '', '/store?size=27#price');
  expect(new URL(addressWithout(window.location.href)).href).toBe('http://localhost/store?size=27#price');
});
