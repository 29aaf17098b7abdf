import { sampleProducts } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';

const [sprout, rocket] = sampleProducts as [(typeof sampleProducts)[0], (typeof sampleProducts)[0]];
const show = (products: readonly object[]) =>
  renderPage(remote, '/size-guide', { answers: { functions: { getProducts: () => ({ data: products }) } } });

it('renders a table of all sizes once each, ascending', async () => {
  const larger = { size: 40, footLength: 252, inStock: false };
  show([{ ...sprout, sizes: [larger, ...sprout.sizes] }, rocket]);
  const table = await screen.findByRole('table', { name: 'Sizes and foot lengths' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual(['EU sizeFoot up to', '28172 mm', '29178 mm', '30185 mm', '31192 mm', '40252 mm']);
});

it('draws each size on the sheet at its foot length above the heel line, one unit per millimetre', async () => {
  show([rocket]);
  const sheet = await screen.findByRole('img', { name: /measuring sheet/ });
  const numbers = (line: Element | null, ...names: string[]) =>
    names.map((name) => Number(line?.getAttribute(name)));
  expect(sheet).toHaveAttribute('viewBox', '0 0 170 256');
  const [from = 0, to = 0] = numbers(sheet.querySelector('[data-check]'), 'x1', 'x2');
  expect(to - from).toBe(100);
  const heel = numbers(sheet.querySelector('line[x2="170"]'), 'y1')[0] ?? 0;
  const sizes = [...sheet.querySelectorAll('line[x2="128"]')].map(
    (line) => heel - (numbers(line, 'y1')[0] ?? 0),
  );
  expect(sizes).toEqual([172, 178, 185, 192]);
});

it('prints on a press, and shows who needs no insole, with a link to the studies', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = show([rocket]);
  await user.click(await screen.findByRole('button', { name: 'Print the sheet' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/^Most children need no insole/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'What studies say about insoles' })).toHaveAttribute(
    'href',
    '/evidence',
  );
});
