/** A client's request. */
export interface Asked {
  readonly method: string;
  /** Path and query as sent; undefined when the request line contains no address. */
  readonly target: string | undefined;
  /** Returns a header by its name in lower case; undefined when it is missing. */
  header(name: string): string | undefined;
}

/** An answer for any server to return. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent when the answer has no body, and always with HEAD. */
  readonly body?: Uint8Array;
}

const encoder = new TextEncoder();

/** Returns an answer with a text, which is omitted for HEAD. */
export function textAnswer(
  { method }: Pick<Asked, 'method'>,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
): Answer {
  const body = encoder.encode(text);
  return {
    status,
    headers: { ...headers, 'content-length': String(body.byteLength) },
    ...(method !== 'HEAD' && { body }),
  };
}

/** Returns an error answer with a sentence. */
export function refusal(
  asked: Pick<Asked, 'method'>,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>>,
): Answer {
  return textAnswer(asked, status, `${sentence}\n`, {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
}
