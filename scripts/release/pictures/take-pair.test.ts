import { PNG } from 'pngjs';
import { type Pair, takePair } from './take-pair';

function picture(shade: number): Buffer {
  const png = new PNG({ width: 2, height: 2 });
  png.data.fill(shade);
  return PNG.sync.write(png);
}

const pictures = (light: number, dark: number) => ({ light: picture(light), dark: picture(dark) });
const same: Pair = [pictures(1, 2), pictures(1, 2)];

/** Takes these pairs in turn. */
function taking(...pairs: Pair[]) {
  return jest.fn(async () => pairs.shift() ?? same);
}

it('takes equal pictures once', async () => {
  const take = taking(same);
  expect(await takePair(take)).toEqual(same);
  expect(take).toHaveBeenCalledTimes(1);
});

it('drops a difference that the second pair does not have', async () => {
  const take = taking([pictures(1, 2), pictures(9, 2)], [pictures(1, 2), pictures(1, 9)]);
  expect(await takePair(take)).toEqual(same);
  expect(take).toHaveBeenCalledTimes(2);
});

it('keeps a difference that both pairs have', async () => {
  const changed: Pair = [pictures(1, 2), pictures(5, 2)];
  expect(await takePair(taking(changed, changed))).toEqual(changed);
});

it('takes a page once that only one version has', async () => {
  const take = taking([undefined, pictures(1, 2)]);
  await takePair(take);
  expect(take).toHaveBeenCalledTimes(1);
});
