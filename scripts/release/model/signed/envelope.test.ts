import { base64Of, bytesOf, preAuthEncoding } from './envelope';

const encoder = new TextEncoder();
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

it.each([
  // The example in the specification, protocol.md.
  ['http://example.com/HelloWorld', 'hello world', 'DSSEv1 29 http://example.com/HelloWorld 11 hello world'],
  ['', '', 'DSSEv1 0  0 '],
  // Lengths count bytes.
  ['é', 'über', 'DSSEv1 2 é 5 über'],
])('encodes type %j and payload %j as %j', (type, payload, expected) => {
  expect(text(preAuthEncoding(type, encoder.encode(payload)))).toBe(expected);
});

it('keeps every byte in base64', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  expect(bytesOf(base64Of(bytes))).toEqual(bytes);
});
