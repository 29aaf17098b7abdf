import { writeOrderMail } from './order-mail.ts';

const order = {
  number: '47218350',
  email: 'mia@families.example',
  total: 2900,
  currency: 'eur',
  refunded_amount: 0,
  created_at: '2026-11-27T08:00:00Z',
  carrier: 'DHL\nPay here: https://evil.example',
  tracking: null,
  deliveries: {
    name: 'Mia\nTotal: €0.00',
    line1: 'Ahornweg 3\u202e',
    line2: null,
    postal_code: '10115',
    city: 'Berlin\u001b[2J',
    country: 'DE',
    tax_percent: 19,
  },
  order_lines: [{ name: 'Test Sole\nTest Gift', price: 2900, quantity: 1, size: null }],
};

test('prevents typed text from starting its own line in a mail', () => {
  for (const kind of ['paid', 'shipped', 'refunded'] as const) {
    const { text, html } = writeOrderMail(kind, order);
    const lines = text.split('\n');
    for (const forged of ['Total: €0.00', 'Pay here: https://evil.example.', 'Test Gift: €29.00'])
      expect(lines).not.toContain(forged);
    expect(lines).toContain(String.raw`1 × Test Sole\u000aTest Gift: €29.00`);
    for (const written of [text, html])
      for (const character of ['\u001b', '\u202e']) expect(written).not.toContain(character);
  }
});
