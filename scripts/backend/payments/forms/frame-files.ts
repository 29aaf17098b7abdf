import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { transform } from '@swc/core';
import { addressPage, cardPage } from './frame-pages';

const SCRIPTS = ['card-frame', 'card-rules', 'address-frame', 'frame-kit'];
const PAGES = new Map([
  ['frame', cardPage],
  ['address', addressPage],
]);

/** Serves the forms that the site shows in iframes: their pages, a stylesheet and their scripts. */
export function createFrameFiles(origins: readonly string[]) {
  const headers = {
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${origins.join(' ')}`,
  };
  const reply = (type: string, body: string, status = 200) =>
    new Response(body, { status, headers: { ...headers, 'content-type': `text/${type}; charset=utf-8` } });

  return async function answerFrame(request: Request, path: string, url: URL): Promise<Response> {
    const name = path.slice(1);
    if (request.method !== 'GET') return reply('plain', 'Only GET is answered here.', 405);
    const page = PAGES.get(name);
    const origin = url.searchParams.get('origin') ?? '';
    if (page && origins.includes(origin)) return reply('html', page(origin));
    if (page) return reply('plain', `This form belongs to ${origins[0]}, not to "${origin}".`, 403);
    if (name === 'card-frame.css') return reply('css', await readFile(beside(name), 'utf8'));
    if (SCRIPTS.includes(name)) return reply('javascript', await compile(name));
    return reply('plain', 'There is nothing at this address.', 404);
  };
}

function beside(name: string): string {
  return join(projectRoot(), 'scripts', 'backend', 'payments', 'forms', name);
}

async function compile(name: string): Promise<string> {
  const { code } = await transform(await readFile(beside(`${name}.ts`), 'utf8'), {
    filename: `${name}.ts`,
    configFile: false,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  return code;
}
