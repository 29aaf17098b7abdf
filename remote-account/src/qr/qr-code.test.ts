import { qrCode } from './qr-code';

// Read back by another program's reader when it was written down.
const drawn = `
#######.##..#.#######
#.....#..#..#.#.....#
#.###.#.#.#.#.#.###.#
#.###.#.#..#..#.###.#
#.###.#.###...#.###.#
#.....#.......#.....#
#######.#.#.#.#######
.........##..........
####..#.#.#..#..###.#
#.#....#..#.#.#..##..
#.#..####...#.##.####
..#....#.#..##.##..#.
#..####..#.#...#.#.#.
........#.#..#.#...#.
#######..##..#######.
#.....#....####..##..
#.###.#...##..####...
#.###.#.##...#..#.##.
#.###.#.#.##.#...#...
#.....#.#.###.#.##..#
#######.#.###...###..
`.trim();

it('draws a code that readers read', () => {
  const lines = qrCode('4F7K2MQX').map((line) => line.map((dark) => (dark ? '#' : '.')).join(''));
  expect(lines.join('\n')).toBe(drawn);
});

it.each([
  ['x'.repeat(17), 21],
  ['x'.repeat(18), 25],
  ['https://www.littlearches.example/coming-soon', 29],
  ['ä'.repeat(53), 37],
])('takes as many fields as %j needs', (text, size) => {
  const code = qrCode(text);
  expect([code.length, ...new Set(code.map((line) => line.length))]).toEqual([size, size]);
});

it('says that a text is too long', () => {
  expect(() => qrCode('x'.repeat(107))).toThrow(/107 bytes is too long/);
});
