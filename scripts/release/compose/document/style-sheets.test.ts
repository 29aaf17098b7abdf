import { createHash } from 'node:crypto';
import type { Released } from '../../store/released-file';
import type { ReleaseStore } from '../../store/store';
import { sampleFile } from '../../testing/sample-build';
import { createStyleReader, inlineStyle, sourceOf } from './style-sheets';

const sheet = (href: string, text?: string) => ({ href, integrity: 'sha384-x', text });

describe('a reader of published style sheets', () => {
  const get = jest.fn();
  const read = () => createStyleReader({ get } as unknown as ReleaseStore);
  const file = sampleFile('main.css', 'a{}');
  const shell = { name: 'shell', version: '1.0.0' } as Released;
  beforeEach(() => get.mockReset().mockResolvedValue({ content: Buffer.from('a{}'), etag: '1' }));

  it('reads each from the store once', async () => {
    const readSheet = read();
    expect(await readSheet(shell, file)).toBe('a{}');
    expect(await readSheet(shell, file)).toBe('a{}');
    expect(get.mock.calls).toEqual([['shell/1.0.0/main.css']]);
  });

  it("finds a sheet outside the version's folder", async () => {
    expect(await read()(shell, { ...file, path: 'file-0123456789abcdef/7.css' })).toBe('a{}');
    expect(get.mock.calls).toEqual([['shell/file-0123456789abcdef/7.css']]);
  });

  it.each([
    ['missing', undefined],
    ['altered', { content: Buffer.from('b{}'), etag: '1' }],
  ])('returns undefined for a sheet that is %s', async (_, stored) => {
    get.mockResolvedValue(stored);
    expect(await read()(shell, file)).toBeUndefined();
  });
});

describe('the style of a page', () => {
  it('inlines its sheets in their order', () => {
    expect(inlineStyle([sheet('/a.css', 'a{}'), sheet('/b.css', 'b{}')])).toBe('a{}\nb{}');
  });

  it.each([
    ['one of the sheets has no text', [sheet('/a.css', 'a{}'), sheet('/b.css')]],
    ['a sheet would end the element', [sheet('/a.css', 'a::after{content:"</STYLE >"}')]],
    ['there are no sheets', []],
  ])('links its sheets when %s', (_, sheets) => {
    expect(inlineStyle(sheets)).toBeUndefined();
  });

  it('names the inlined style in the policy by its hash', () => {
    const hash = createHash('sha256').update('a{}').digest('base64');
    expect(sourceOf('a{}')).toBe(`'sha256-${hash}'`);
  });
});
