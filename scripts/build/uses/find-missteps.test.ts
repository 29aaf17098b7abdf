import { events } from '@little-arches/contracts/events';
import { findMissteps } from './find-missteps';

const missteps = (text: string) =>
  findMissteps([{ path: 'page.tsx', text }], events).map(({ rule, what }) => `${rule} ${what}`);
const paid = (total: string) =>
  `bus.publish('order/paid', { orderId, paymentIntent, total: ${total}, currency: 'eur' });`;

it.each([
  [paid('4.99'), ["money 'total' of 'order/paid'"]],
  [paid('cents / 100'), ["money 'total' of 'order/paid'"]],
  [paid('-(1.5 * count)'), ["money 'total' of 'order/paid'"]],
  [paid('parseFloat(text)'), ["money 'total' of 'order/paid'"]],
  [`const price = 4.5; ${paid('price')}`, ["money 'total' of 'order/paid'"]],
  [paid('Number((4.99).toFixed(2))'), ["money 'total' of 'order/paid'"]],
  [`const prices = { small: 4.5, large: 9 }; ${paid('prices.small')}`, ["money 'total' of 'order/paid'"]],
  [`const prices = { small: 4.5, large: 9 }; ${paid('prices.large')}`, []],
  [`const price = 4.5; orders.map((price) => { ${paid('price')} });`, []],
  [`const price = 4.5; orders.map(({ price }) => { ${paid('price')} });`, []],
  [`let price = 4.5; price = Math.round(price * 100); ${paid('price')}`, []],
  [paid('499'), []],
  [paid('Math.round(euros * 100)'), []],
  ["formatMoney({ amount: 4.99, currency: 'eur' });", ["money 'amount' of formatMoney"]],
  ["formatMoney({ amount: 499, currency: 'eur' });", []],
  ["const delivery = { price: 4.9, currency: 'eur' };", ["money 'price' beside a currency"]],
  ['const sum = { total: cents / 100, currency };', ["money 'total' beside a currency"]],
  ["const delivery = { price: 490, vatRate: 0.19, currency: 'eur' };", []],
  ["const line = { priceCurrency: 'EUR', price: 4.9 };", []],
  ['const price = { amount: 4.5, currency }; formatMoney(price);', ["money 'amount' of formatMoney"]],
  ['show({ total: 4.99 }); bus.publish("unknown/event", { total: 4.99 });', []],
])('finds money in decimals: %s', (text, expected) => {
  expect(missteps(text)).toEqual(expected);
});

it.each([
  ["export async function loader() { return await fetch('https://a.example/b'); }", ['https://a.example']],
  [
    "const API = 'https://a.example'; export const action = () => ky.post(API + '/b');",
    ['https://a.example'],
  ],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
  ["const API = '//a.example'; export const loader = () => fetch(`${API}/b`);", ['//a.example']],
  [
    "function read(path) { return get('https://a.example' + path); } export const entries = () => read('/b');",
    ['https://a.example'],
  ],
  ['export const loader = () => host.backend.call(getProducts, {});', []],
  ["export const loader = () => redirect('https://a.example/b');", []],
  ["export const loader = () => ({ source: 'https://a.example/b' });", []],
  ["export const Page = () => open('https://a.example/b');", []],
])('finds the other sites that loaders request: %s', (text, expected) => {
  expect(missteps(text)).toEqual(expected.map((site) => `third-party ${site}`));
});
