import { createHash } from 'node:crypto';

/** What a delta begins with: a frame that zstd skips, with the dictionary's SHA-256 in it (RFC 9842, section 5). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
const HEADER = MAGIC.byteLength + 32;

/** 19 makes them 5 % smaller and takes five times as long. */
const LEVEL = 12;

/** Node 20 has no zstd, and its brotli accepts no dictionary. */
let opened: Promise<typeof import('@bokuweb/zstd-wasm')> | undefined;

async function openZstd() {
  const zstd = await import('@bokuweb/zstd-wasm');
  await zstd.init();
  return zstd;
}

/** How a delta names the content that it is made from. */
export function dictionaryHash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** What makes `content` of `dictionary`, as browsers take it in the coding `dcz`. */
export async function makeDelta(content: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
  opened ??= openZstd();
  const { createCCtx, compressUsingDict, freeCCtx } = await opened;
  const context = createCCtx();
  try {
    const frame = compressUsingDict(context, content, dictionary, LEVEL);
    return Buffer.concat([MAGIC, Buffer.from(dictionaryHash(dictionary), 'hex'), frame]);
  } finally {
    freeCCtx(context);
  }
}

/** Applies a delta to its dictionary. Rejects when it is no delta or belongs to another dictionary. */
export async function applyDelta(delta: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
  const header = Buffer.concat([MAGIC, Buffer.from(dictionaryHash(dictionary), 'hex')]);
  if (!header.equals(delta.subarray(0, HEADER))) throw new Error('It is no delta from that content');
  opened ??= openZstd();
  const { createDCtx, decompressUsingDict, freeDCtx } = await opened;
  const context = createDCtx();
  try {
    return Buffer.from(decompressUsingDict(context, delta.subarray(HEADER), dictionary));
  } finally {
    freeDCtx(context);
  }
}
