import { createTestHost } from '@little-arches/contracts/testing';
import { readAppCode } from './app-code';

it('encodes the address of the app’s page on this site', async () => {
  const { config } = createTestHost();
  const [first, second] = await Promise.all(
    ['https://a.example', 'https://b.example'].map((siteUrl) =>
      readAppCode({ config: { ...config, siteUrl } }),
    ),
  );
  expect(first?.address).toBe('https://a.example/coming-soon');
  expect(first?.drawn.path).not.toBe(second?.drawn.path);
});
