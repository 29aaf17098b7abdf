import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';

const configSchema = v.looseObject({ plugins: v.array(v.looseObject({ path: v.string() })) });
const biome = path.join(projectRoot(), 'node_modules/@biomejs/biome/bin/biome');

/** Returns the findings of biome.json in made-up files, one line each, of the kind in `title`. */
function lint(title: string, files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'biome-rules-'));
  try {
    const { plugins, ...config } = readJson(path.join(projectRoot(), 'biome.json'), configSchema);
    const found = plugins.map((plugin) => ({ ...plugin, path: path.join(projectRoot(), plugin.path) }));
    const ours = { ...config, plugins: found, vcs: { enabled: false } };
    writeFileSync(path.join(root, 'biome.json'), JSON.stringify(ours));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), `${text}\n`);
    }
    const args = [biome, 'lint', '--colors=off', '--max-diagnostics=none', '--reporter=github', '.'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    return stdout
      .replaceAll('\\', '/')
      .replaceAll('%20', ' ')
      .split('\n')
      .filter((line) => line.startsWith(`::error title=${title},`))
      .sort();
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Returns the numbers of the lines of one file that a plugin refuses. */
function refused(file: string, lines: readonly string[]): number[] {
  return lint('plugin', { [file]: lines.join('\n') })
    .map((line) => Number(/,line=(\d+)/.exec(line)?.[1]))
    .sort((one, other) => one - other);
}

const load = (name: string) => `export const load = () => import('${name}');`;

test('refuses imports against the law, and names the alternative', () => {
  const rows = [
    ['remote-store/src/a.ts', 'shell', 'useHost()'],
    ['remote-store/src/b.ts', 'remote-account/routes', 'useHost()'],
    ['remote-store/src/c.ts', '../../shell/src/main', 'useHost()'],
    ['remote-store/src/d.ts', '@supabase/supabase-js', 'host.backend'],
    ['remote-store/src/e.ts', 'rxjs/operators', 'host.bus'],
    ['remote-store/src/f.ts', 'react-dom/client', 'routes.tsx'],
    ['remote-store/src/g.ts', '@little-arches/kit/within', 'shared-contracts'],
    ['remote-store/src/h.ts', 'node:fs', 'in a browser'],
    ['remote-store/src/i.ts', './testing/rows', 'for tests'],
    ['shell/src/a.ts', 'remote-store/routes', 'load-remote.ts'],
    ['shell/src/b.ts', '@stripe/stripe-js', 'remote-store'],
    ['shared-contracts/src/a.ts', 'shell', 'in the host'],
    ['shared-contracts/src/b.ts', '@supabase/supabase-js', 'as a type here'],
    ['shared-contracts/src/c.ts', '@little-arches/contracts/routes', 'relative path'],
    ['scripts/kit/a.ts', '@little-arches/build/model/packages', 'The order is'],
    ['scripts/backend/a.ts', '@little-arches/release/publish', 'The order is'],
    ['scripts/release/a.ts', '@little-arches/serve/node/site-server', 'The order is'],
    ['scripts/release/b.ts', '../../shell/src/main', 'by what they build'],
    ['scripts/serve/handler/a.ts', 'node:fs', 'every server'],
    ['supabase/functions/a.ts', '@little-arches/kit/within', '_shared'],
  ] as const;
  const found = lint('lint/style/noRestrictedImports', {
    ...Object.fromEntries(rows.map(([file, name]) => [file, load(name)])),
    'remote-store/src/z.ts': "import { href, safeReturnTo } from '@little-arches/contracts/routes';",
  });
  expect(found).toHaveLength(rows.length + 1);
  for (const [file, , way] of [...rows, ['remote-store/src/z.ts', '', 'host.safeReturnTo()'] as const])
    expect(found.find((line) => line.includes(file))?.toLowerCase()).toContain(way.toLowerCase());
});

test('allows other imports', () => {
  const files = {
    'shell/src/a.ts': load('rxjs'),
    'remote-store/src/a.ts': load('@stripe/stripe-js'),
    'remote-store/src/b.ts': load('@little-arches/contracts/host'),
    'remote-store/src/c.test.ts': load('@little-arches/contracts/testing'),
    'scripts/a.ts': load('@supabase/supabase-js'),
    'scripts/release/a.ts': load('@little-arches/build/model/packages'),
    'scripts/serve/node/a.ts': load('node:fs'),
  };
  expect(lint('lint/style/noRestrictedImports', files)).toEqual([]);
});

test('refuses circles, of types too', () => {
  const found = lint('lint/suspicious/noImportCycles', {
    'scripts/a.ts': "import type { B } from './b';\nexport type A = B | 1;",
    'scripts/b.ts': "import type { A } from './a';\nexport type B = A | 2;",
  });
  expect(found).toHaveLength(2);
});

test('refuses a type assertion on JSON, however it is read', () => {
  const casts = [
    'const a = JSON.parse(text) as Site;',
    'const b = JSON.parse(text) as unknown as Site;',
    'const c = (JSON.parse(text)) as { id: string };',
    'const d = (await response.json()) as Site;',
    'const e = (await (await fetch(url)).json()) as never;',
    'const f = (await answer?.json()) as Site[];',
    'const g = (text ? JSON.parse(text) : {}) as Site;',
    'const h = (text && JSON.parse(text)) as Site;',
    'const i: Site = await response.json();',
    'const { j }: { j: string } = await response.json();',
    'const k = <p>{(JSON.parse(text) as Site).id}</p>;',
  ];
  expect(refused('shell/src/a.tsx', casts)).toEqual(casts.map((_, index) => index + 1));
});

test('allows JSON as unknown, or parsed by a schema', () => {
  const uses = [
    'const a: unknown = JSON.parse(text);',
    'const b = JSON.parse(text) as unknown;',
    'const c = v.parse(schema, JSON.parse(text));',
    'const d = v.parse(schema, await response.json()) as Site;',
    'const e: string = fc.json({ maxDepth: 1 });',
    'const f: Site = other.parse(text);',
  ];
  expect(refused('shell/src/a.ts', uses)).toEqual([]);
});

test('refuses colours in styles outside the tokens', () => {
  const styles = [
    'a { color: #fa0; }',
    'b { color: rgb(1 2 3); }',
    'c { box-shadow: 0 0 1px RGBA(0, 0, 0, 0.3); }',
    '.d { --own: #123456; }',
  ];
  expect(refused('shell/src/a.module.css', styles)).toEqual([1, 2, 3, 4]);
  expect(refused('shared-contracts/src/ui/tokens.css', styles)).toEqual([]);
});

test('allows names and addresses with a hash, and colours derived from a token', () => {
  const styles = [
    '#fade:hover { color: var(--ink); }',
    'a { color: rgb(from var(--ink) r g b / 50%); mask: url(#a); }',
  ];
  expect(refused('shell/src/a.module.css', styles)).toEqual([]);
});

test('refuses styles in markup, which the content policy forbids', () => {
  const text = 'export const A = () => <p style={{ top: 0 }}>a</p>;';
  expect(lint('lint/nursery/noInlineStyles', { 'shell/src/a.tsx': text })).toHaveLength(1);
});

test('refuses handlers that also receive events of inner elements', () => {
  const handlers = [
    'const a = <dialog onClose={close} />;',
    'const b = <form onSubmit={(event) => send(event)}><input /></form>;',
    'const c = <fieldset onChange={choose} />;',
    'const d = <details onToggle={given && handle(given)} />;',
    'const e = <dialog onClose={onOwn(close)} onCancel={close} />;',
    "dialog.addEventListener('cancel', close);",
  ];
  expect(refused('remote-x/src/a.tsx', handlers)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('allows handlers for an element’s own events, for fields and for components', () => {
  const handlers = [
    'const a = <dialog onClose={onOwn(close)} onCancel={onOwn((event) => event.preventDefault())} />;',
    'const b = <details onToggle={given && onOwn(given)} />;',
    'const c = <input onChange={type} />;',
    'const d = <Modal onClose={close} />;',
    "query.addEventListener('change', follow);",
  ];
  expect(refused('remote-x/src/a.tsx', handlers)).toEqual([]);
});
