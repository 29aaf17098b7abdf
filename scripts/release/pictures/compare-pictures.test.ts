import { PNG } from 'pngjs';
import { comparePictures } from './compare-pictures';

/** Returns a white picture with black pixels. */
function picture(
  width: number,
  height: number,
  black: readonly (readonly [x: number, y: number])[] = [],
): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [x, y] of black) png.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(png);
}

const sizeOf = (png: Buffer) => {
  const { width, height } = PNG.sync.read(png);
  return [width, height];
};

it('counts every differing pixel, however small the difference', () => {
  const almostWhite = new PNG({ width: 20, height: 10 });
  almostWhite.data.fill(255);
  almostWhite.data[0] = 254;
  const white = picture(20, 10);
  expect(comparePictures(white, white)).toMatchObject({ pixels: 0, of: 200 });
  expect(comparePictures(white, picture(20, 10, [[3, 4]]))).toMatchObject({ pixels: 1, of: 200 });
  expect(comparePictures(white, PNG.sync.write(almostWhite))).toMatchObject({ pixels: 1, of: 200 });
});

it('counts pixels that only one of the pictures has', () => {
  expect(comparePictures(picture(20, 10), picture(20, 13))).toMatchObject({ pixels: 60, of: 260 });
  expect(comparePictures(picture(20, 10), picture(24, 10))).toMatchObject({ pixels: 40, of: 240 });
  expect(comparePictures(undefined, picture(20, 10))).toMatchObject({ pixels: 200, of: 200 });
  expect(comparePictures(picture(20, 10), undefined)).toMatchObject({ pixels: 200, of: 200 });
});

it('shows the differing rows with some context', () => {
  const before = picture(20, 1000);
  const { shown } = comparePictures(
    before,
    picture(20, 1000, [
      [3, 500],
      [5, 520],
    ]),
  );
  expect(shown).toMatchObject({ width: 20, top: 340, height: 341, rows: 1000 });
  const { before: earlier, after, difference } = shown ?? {};
  for (const part of [earlier, after, difference]) expect(part && sizeOf(part)).toEqual([20, 341]);
  const { data } = PNG.sync.read(difference ?? Buffer.of());
  expect([...data.subarray((160 * 20 + 3) * 4, (160 * 20 + 3) * 4 + 3)]).toEqual([255, 0, 0]);
});
