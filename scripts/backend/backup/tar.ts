/** A file of a tar archive, or a folder (without content). Names use `/` and lead nowhere but below. */
export interface TarEntry {
  readonly name: string;
  readonly content?: Buffer;
}

/** A byte sequence is no tar archive as `writeTar` makes it; the message says where. */
export class TarError extends Error {
  override readonly name = 'TarError';
}

const BLOCK = 512;
const SAFE_NAME = /^(?!\.{1,2}(\/|$))[\w.-]+(\/(?!\.{1,2}(\/|$))[\w.-]+)*$/;

/** The bytes of an archive, entry by entry. Throws `TarError` at a name it can't hold. */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  for await (const { name, content } of entries) {
    yield header(name, content);
    if (!content) continue;
    yield content;
    yield Buffer.alloc(padding(content.length));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** The entries of an archive. Throws `TarError` where it is damaged, cut off, or names a place outside. */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const iterator = bytes[Symbol.asyncIterator]();
  const read = createReader(iterator);
  for (;;) {
    const block = await read(BLOCK);
    if (isZero(block)) break;
    if (readNumber(block, 148, 8) !== checksum(block)) throw new TarError('an entry has a wrong checksum');
    const name = text(block, 0, 100).replace(/\/$/, '');
    if (!SAFE_NAME.test(name)) throw new TarError(`it names '${name}'`);
    const type = text(block, 156, 1);
    const size = readNumber(block, 124, 12);
    if (type === '5') {
      yield { name };
    } else if (type === '0') {
      const content = await read(size);
      if (!isZero(await read(padding(size)))) throw new TarError('an entry is damaged');
      yield { name, content };
    } else throw new TarError(`'${name}' is neither a file nor a folder`);
  }
  // Read to its end, a compressed archive finds out whether it was cut off there.
  if (!isZero(await read(BLOCK))) throw new TarError('it does not end as it should');
  if (!(await iterator.next()).done) throw new TarError('something follows its end');
}

function isZero(block: Buffer): boolean {
  return block.every((byte) => byte === 0);
}

function header(name: string, content: Buffer | undefined): Buffer {
  const full = content ? name : `${name}/`;
  if (!SAFE_NAME.test(name) || full.length > 100) throw new TarError(`'${name}' can't be put into a backup`);
  const block = Buffer.alloc(BLOCK);
  block.write(full, 0, 'latin1');
  block.write(content ? '0000600\0' : '0000700\0', 100, 'latin1');
  block.write('0000000\0'.repeat(2), 108, 'latin1');
  block.write(`${(content?.length ?? 0).toString(8).padStart(11, '0')}\0`, 124, 'latin1');
  block.write('00000000000\0', 136, 'latin1');
  block.write(content ? '0' : '5', 156, 'latin1');
  block.write('ustar\x0000', 257, 'latin1');
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return block;
}

/** The sum of a header's bytes, its own place counted as blanks. */
function checksum(block: Buffer): number {
  return block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

function text(block: Buffer, from: number, length: number): string {
  return (
    block
      .toString('latin1', from, from + length)
      .split('\0')[0]
      ?.trim() ?? ''
  );
}

function readNumber(block: Buffer, from: number, length: number): number {
  const digits = text(block, from, length);
  if (!/^[0-7]+$/.test(digits)) throw new TarError('an entry is damaged');
  return Number.parseInt(digits, 8);
}

/** Returns the next bytes, however the sequence is cut into chunks. */
function createReader(iterator: AsyncIterator<Buffer>): (size: number) => Promise<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  return async (size) => {
    const chunks = [rest];
    let length = rest.length;
    while (length < size) {
      const { value, done } = await iterator.next();
      if (done) throw new TarError('it is cut off');
      chunks.push(value);
      length += value.length;
    }
    const all = chunks.length === 1 ? rest : Buffer.concat(chunks);
    rest = all.subarray(size);
    return all.subarray(0, size);
  };
}
