import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readJson } from '@scripts/kit/files/read-json';
import { projectRoot } from '@scripts/kit/project-root';
import * as v from 'valibot';

const biome = path.join(projectRoot(), 'node_modules/@biomejs/biome/bin/biome');

/** What biome.json's own law says of made-up files, which import a module or are an import: a text for each breach. */
function lint(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'biome-law-'));
  try {
    const config = readJson(path.join(projectRoot(), 'biome.json'), v.looseObject({}));
    writeFileSync(path.join(root, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
    for (const [file, imported] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      const text = imported.includes(' ') ? imported : `export const load = () => import('${imported}');`;
      writeFileSync(path.join(root, file), `${text}\n`);
    }
    const args = [
      biome,
      'lint',
      '--only=style/noRestrictedImports',
      '--colors=off',
      '--reporter=github',
      '.',
    ];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    return stdout
      .replaceAll('\\', '/')
      .split('\n')
      .filter((line) => line.startsWith('::error'));
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('biome.json refuses imports by name and says what to do instead', () => {
  const found = lint({
    'remote-store/src/a.ts': 'shell',
    'remote-store/src/b.ts': 'remote-account/routes',
    'remote-store/src/c.test.ts': '@supabase/supabase-js',
    'remote-store/src/d.ts': 'rxjs/operators',
    'remote-store/src/e.ts': "import { href, safeReturnTo } from 'shared-contracts/routes';",
    'shell/src/a.ts': 'remote-store/routes',
    'shell/src/b.ts': '@stripe/stripe-js',
    'shared-contracts/src/a.ts': 'shell',
    'shared-contracts/src/b.ts': '@supabase/supabase-js',
  }).sort();
  const expected = [
    ['shared-contracts/src/a.ts', 'in the host'],
    ['shared-contracts/src/b.ts', 'as a type here'],
    ['shell/src/a.ts', 'load-remote.ts'],
    ['shell/src/b.ts', 'remote-store'],
    ['remote-store/src/a.ts', 'useHost()'],
    ['remote-store/src/b.ts', 'useHost()'],
    ['remote-store/src/c.test.ts', 'host.backend'],
    ['remote-store/src/d.ts', 'host.bus'],
    ['remote-store/src/e.ts', 'host.safeReturnTo()'],
  ] as const;
  expect(found).toHaveLength(expected.length);
  for (const [file, way] of expected)
    expect(found.find((line) => line.includes(file))?.replaceAll('%20', ' ')).toContain(way);
});

test('biome.json lets good imports pass', () => {
  const files = {
    'shell/src/a.ts': 'rxjs',
    'remote-store/src/a.ts': '@stripe/stripe-js',
    'remote-store/src/b.ts': 'shared-contracts/events',
    'scripts/a.ts': '@supabase/supabase-js',
  };
  expect(lint(files)).toEqual([]);
});
