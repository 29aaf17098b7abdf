/** Initial properties of a remote. */
export interface NewRemote {
  /** Name of the package. */
  readonly name: string;
  /** Key and folder of the first page. */
  readonly page: string;
  readonly title: string;
  readonly address: string;
  /** Name in its own address table. */
  readonly addressName: string;
  /** Port for running alone. */
  readonly port: number;
}

/** Rule for names, as a sentence begins with it. */
export const NAME_RULE = 'remote- and small letters, digits or dashes, at most 41';

/** Returns the properties that follow from a remote's name; undefined when the name is not valid. */
export function describeRemote(name: string): Omit<NewRemote, 'port'> | undefined {
  const section = /^remote-([a-z][a-z\d-]*)$/.exec(name)?.[1];
  if (!section || name.length > 41) return undefined;
  const words = section.replaceAll('-', ' ');
  return {
    name,
    page: section,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    address: `/${section}`,
    addressName: section.replace(/-+(\w?)/g, (_, letter: string) => letter.toUpperCase()),
  };
}

/** Returns the files of a new remote by their paths in its folder: its build, one page and its test. */
export function remoteFiles(remote: NewRemote): Record<string, string> {
  const { name, page, port } = remote;
  return {
    'rspack.config.ts': `import { federation } from '@little-arches/build/federation';
import { defineRemoteBuild } from '@little-arches/build/remote';

export default defineRemoteBuild({
  folder: import.meta.dirname,
  port: ${port},
  federation: federation({ name: '${name}', exposes: { './routes': './src/routes.tsx' } }),
});
`,
    'src/addresses.ts': addressesOf(remote),
    'src/routes.tsx': routesOf(remote),
    'src/standalone.tsx': `import { startStandalone } from '@little-arches/contracts/testing/standalone';
import remote from './routes';
import { scenarios } from './testing/scenarios';

startStandalone(remote, scenarios);
`,
    'src/testing/scenarios.ts': `import { commonScenarios, type Scenarios } from '@little-arches/contracts/testing';

/** The states that ${name} is looked at in. What its backend answers when all is well is in the brackets. */
export const scenarios: Scenarios = {
  ...commonScenarios({}),
};
`,
    [`src/pages/${page}/page.tsx`]: pageOf(remote),
    [`src/pages/${page}/page.test.tsx`]: testOf(remote),
  };
}

function addressesOf({ addressName, address }: NewRemote): string {
  return `/** The addresses of this remote; \`little-arches check\` reports one that somebody else has. */
export const addresses = {
  ${addressName}: '${address}',
} as const;
`;
}

function routesOf({ name, page, title, addressName }: NewRemote): string {
  const key = /^[a-z]\w*$/.test(page) ? page : `'${page}'`;
  return `import { defineRemote } from '@little-arches/contracts/remote';
import { addresses } from './addresses';

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
import { renderPage } from '@little-arches/contracts/testing/render';
import { addresses } from '../../addresses';
import remote from '../../routes';
import { scenarios } from '../../testing/scenarios';

it.each(Object.entries(scenarios))('shows itself in the scenario %s', async (_, { options }) => {
  renderPage(remote, addresses.${addressName}, options);
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`;
}
