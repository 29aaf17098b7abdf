import { readPairingCode } from './pairing-code';

it.each([
  ['4F7K2MQX', '4F7K2MQX'],
  ['4F7K 2MQX', '4F7K2MQX'],
  [' 4f7k-2mqx ', '4F7K2MQX'],
  ['oO1l iI22', '00111122'],
  ['4F7K 2MQ', undefined],
  ['4F7K 2MQU', undefined],
  ['', undefined],
])('reads %j as %j', (entered, code) => {
  expect(readPairingCode(entered)).toBe(code);
});
