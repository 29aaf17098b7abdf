import type { Material } from './material';
import { pipelineOf } from './pipeline';
import { type NewRemote, remoteFiles } from './remote-files';

/** Address of a registry that has to be replaced. */
export const REGISTRY_PLACEHOLDER = 'https://registry.example/';

/** What a team's repository is made from. */
interface Repository {
  readonly remote: NewRemote;
  /** Address of the registry with our packages. */
  readonly registry: string;
  readonly material: Material;
}

/** Returns the files of a team's repository by their paths, except package.json. */
export function repositoryFiles({ remote, registry, material }: Repository): Record<string, string> {
  const pipelines = Object.entries(material.pipelines);
  return {
    '.gitignore': 'node_modules/\ndist/\n.data/\n.cache/\ntest-results/\nplaywright-report/\n*.log\n',
    '.npmrc': `@little-arches:registry=${registry}\n`,
    ...Object.fromEntries(pipelines.map(([file, text]) => [file, pipelineOf(text, remote.name)])),
    'README.md': readmeOf(remote),
    'tsconfig.json': `{
  "extends": "@little-arches/testing/tsconfig.base.json",
  "include": ["src", "e2e", "*.config.ts"]
}
`,
    'playwright.config.ts': `import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  // Generous, because the machine or the site may be busy.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Once more for the trace; such a test stays failed.
  retries: 1,
  failOnFlakyTests: true,
  use: { trace: 'on-first-retry' },
});
`,
    [`e2e/${remote.page}.spec.ts`]: endToEndTestOf(remote),
    ...remoteFiles(remote),
  };
}

function endToEndTestOf({ title, address }: NewRemote): string {
  return `import { expect, test } from '@little-arches/testing/playwright';

const title = { level: 1, name: '${title}', exact: true } as const;

test('shows the page between those of other teams', async ({ page, axe }) => {
  const heading = page.getByRole('heading', title);
  await page.goto('${address}');
  await expect(heading).toBeVisible();
  expect(await axe()).toEqual([]);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(heading).toBeHidden();
  await page.goBack();
  await expect(heading).toBeVisible();
});

// Needs the simulated mail and payments of \`npm start\`.
test('leads from the store over our page to a paid order', async ({ page, newcomer, signedIn, payWith }) => {
  const cart = page.getByRole('button', { name: 'Cart, 1 item' });
  await page.goto('/store/rocket-insole');
  await page.getByRole('combobox', { name: 'Shoe size' }).selectOption('32');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cart).toBeVisible();
  await page.goto('${address}');
  await expect(page.getByRole('heading', title)).toBeVisible();
  await expect(cart).toBeVisible();
  await signedIn(newcomer, '/checkout');
  await payWith('pays');
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
});
`;
}

function readmeOf({ name, page, address, port }: NewRemote): string {
  return `# ${name}

A remote of Little Arches: pages that this repository builds and releases alone. \`npm create @little-arches/remote\` made it.

Before the first \`npm install\`, write the address of your registry in \`.npmrc\`. It serves our packages (\`@little-arches/…\`) alone; npm reads all others where it always does. A registry that requires a sign-in: \`npm login --scope=@little-arches\`.

\`\`\`sh
npm run dev          # the remote alone, with its scenarios and hot reload: http://localhost:${port}${address}
npm run dev -- --against https://staging.example.org    # the remote inside a released site
npm test             # tests of pages
npm run check        # types
npm run build        # writes to dist what a release needs
npm run release -- check ${name}
npm run release -- preview ${name} --name try
npm run e2e          # end-to-end tests of the site at SITE_URL; default: http://localhost:3000
npm run release -- publish ${name}
npm run release -- rollback ${name}
\`\`\`

\`RELEASE_STORE\` names the release store of all teams: \`s3://bucket/prefix\`, or a directory. Without it the commands use an empty one of this repository. End-to-end tests need a browser: \`npx playwright install chromium\`, or \`CHROME_PATH\`.

- \`src/routes.tsx\` lists the pages: address, title, who may see them. \`src/pages/${page}\` is the first one, with its test.
- \`src/testing/scenarios.ts\` lists the states that the workbench shows.
- \`.github/workflows/release.yml\` and \`.gitlab-ci.yml\` are the pipelines; delete the one that you don't need.
- Commit \`package-lock.json\`. \`npm ls @little-arches/contracts\` says which contract is installed, and \`npm install\` of a newer one updates it.
`;
}

/** The part of package.json with packages of others. */
interface Needed {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Returns the packages that a repository names, each with an exact version. */
function neededPackages({ version, libraries }: Material): Needed {
  const ours = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [`@little-arches/${name}`, version]));
  const others = (isChosen: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(libraries).filter(([name]) => isChosen(name)));
  const isShared = (name: string) => /^react(-|$)/.test(name);
  return {
    dependencies: { ...ours('contracts'), ...others(isShared) },
    devDependencies: {
      // The kit is named because tarballs of the others need it, and must not request it from a registry.
      ...ours('build', 'kit', 'release', 'testing'),
      ...others((name) => !isShared(name)),
    },
  };
}

/** Returns package.json of a new repository. */
export function manifestOf({ name }: Pick<NewRemote, 'name'>, material: Material): string {
  const manifest = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    sideEffects: ['*.css'],
    engines: { node: '>=20.19' },
    scripts: {
      dev: 'little-arches-dev',
      build: 'rspack build',
      check: 'tsc --noEmit',
      test: 'jest',
      e2e: 'playwright test',
      release: 'little-arches',
    },
    jest: { preset: '@little-arches/testing', roots: ['<rootDir>/src'] },
    ...neededPackages(material),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
