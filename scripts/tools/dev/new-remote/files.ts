/** Initial properties of a remote. */
export interface NewRemote {
  /** Name of the package and its folder. */
  readonly name: string;
  /** Key and folder of the first page. */
  readonly page: string;
  readonly title: string;
  readonly address: string;
  /** Name in the address table. */
  readonly addressName: string;
  /** Port for running alone. */
  readonly port: number;
  /** Versions of the shared libraries, by name. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Returns the files of a new remote by their paths in the checkout. */
export function filesOf(remote: NewRemote): Record<string, string> {
  const { name, page, port } = remote;
  return {
    [`${name}/package.json`]: manifestOf(remote),
    [`${name}/tsconfig.json`]: `{
  "extends": "../scripts/tools/team/tsconfig.remote.json",
  "include": ["src/routes.tsx"]
}
`,
    [`${name}/rspack.config.ts`]: `import { defineRemoteBuild } from '@little-arches/build/remote';

export default defineRemoteBuild({ name: '${name}', folder: import.meta.dirname, port: ${port} });
`,
    [`${name}/src/routes.tsx`]: routesOf(remote),
    [`${name}/src/standalone.tsx`]: `import { startStandalone } from '@little-arches/contracts/testing/standalone';
import remote from './routes';
import { scenarios } from './testing/scenarios';

startStandalone(remote, scenarios);
`,
    [`${name}/src/testing/scenarios.ts`]: `import { commonScenarios, type Scenarios } from '@little-arches/contracts/testing/host';

/** The states that ${name} is looked at in. What its backend answers when all is well is in the brackets. */
export const scenarios: Scenarios = {
  ...commonScenarios({}),
};
`,
    [`${name}/src/pages/${page}/page.tsx`]: pageOf(remote),
    [`${name}/src/pages/${page}/page.test.tsx`]: testOf(remote),
  };
}

function manifestOf({ name, versions }: NewRemote): string {
  const pinned = (...libraries: string[]) =>
    Object.fromEntries(libraries.map((library) => [library, versions[library]]));
  const manifest = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    sideEffects: ['*.css'],
    scripts: {
      build: 'rspack build',
      dev: `node ../scripts/run.mjs standalone ${name}`,
      test: `node ../scripts/run.mjs test ${name}`,
    },
    dependencies: pinned('@little-arches/contracts', 'react'),
    devDependencies: pinned('@rspack/cli', '@rspack/core', '@little-arches/build', '@testing-library/react'),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function routesOf({ name, page, title, addressName }: NewRemote): string {
  const key = /^[a-z]\w*$/.test(page) ? page : `'${page}'`;
  return `import { defineRemote } from '@little-arches/contracts/remote';
import { addresses } from '@little-arches/contracts/routes';

export default defineRemote({
  name: '${name}',
  pages: {
    ${key}: {
      path: addresses.${addressName},
      title: '${title}',
      description: 'What this page is about, in one sentence for search engines.',
      load: () => import('./pages/${page}/page'),
    },
  },
});
`;
}

function pageOf({ title }: NewRemote): string {
  return `import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';

export function Page() {
  return (
    <div className="column">
      <h1>${title}</h1>
      <p>This part of the site is being made.</p>
      <ButtonLink to={addresses.home}>Go to the home page</ButtonLink>
    </div>
  );
}
`;
}

function testOf({ title, addressName }: NewRemote): string {
  return `import { screen } from '@testing-library/react';
import { addresses } from '@little-arches/contracts/routes';
import { renderPage } from '@little-arches/contracts/testing/render';
import remote from '../../routes';
import { scenarios } from '../../testing/scenarios';

it.each(Object.entries(scenarios))('shows itself in the scenario %s', async (_, { options }) => {
  renderPage(remote, addresses.${addressName}, options);
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`;
}
