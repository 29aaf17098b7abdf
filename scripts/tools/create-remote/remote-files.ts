/** Initial properties of a remote. */
export interface NewRemote {
  /** Name of the package. */
  readonly name: string;
  /** Key and folder of the first page. */
  readonly page: string;
  readonly title: string;
  readonly address: string;
  /** Name in the contract's address table; undefined when the remote alone has the address. */
  readonly addressName?: string;
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
  };
}

/** Returns the files of a new remote by their paths in its folder: its build, one page and its test. */
export function remoteFiles(remote: NewRemote): Record<string, string> {
  const { name, page, port } = remote;
  return {
    'rspack.config.ts': `import { defineRemoteBuild } from '@little-arches/build/remote';

export default defineRemoteBuild({ name: '${name}', folder: import.meta.dirname, port: ${port} });
`,
    'src/routes.tsx': routesOf(remote),
    'src/standalone.tsx': `import { startStandalone } from '@little-arches/contracts/testing/standalone';
import remote from './routes';
import { scenarios } from './testing/scenarios';

startStandalone(remote, scenarios);
`,
    'src/testing/scenarios.ts': `import { commonScenarios, type Scenarios } from '@little-arches/contracts/testing/host';

/** The states that ${name} is looked at in. What its backend answers when all is well is in the brackets. */
export const scenarios: Scenarios = {
  ...commonScenarios({}),
};
`,
    [`src/pages/${page}/page.tsx`]: pageOf(remote),
    [`src/pages/${page}/page.test.tsx`]: testOf(remote),
  };
}

const ADDRESSES = "import { addresses } from '@little-arches/contracts/routes';\n";

/** Returns the expression of the page's address, and the import that it needs. */
function addressIn({ address, addressName }: NewRemote): readonly [expression: string, imported: string] {
  return addressName === undefined ? [`'${address}'`, ''] : [`addresses.${addressName}`, ADDRESSES];
}

function routesOf(remote: NewRemote): string {
  const { name, page, title } = remote;
  const [address, imported] = addressIn(remote);
  const key = /^[a-z]\w*$/.test(page) ? page : `'${page}'`;
  return `import { defineRemote } from '@little-arches/contracts/remote';
${imported}
export default defineRemote({
  name: '${name}',
  pages: {
    ${key}: {
      path: ${address},
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

function testOf(remote: NewRemote): string {
  const [address, imported] = addressIn(remote);
  return `import { screen } from '@testing-library/react';
${imported}import { renderPage } from '@little-arches/contracts/testing/render';
import remote from '../../routes';
import { scenarios } from '../../testing/scenarios';

it.each(Object.entries(scenarios))('shows itself in the scenario %s', async (_, { options }) => {
  renderPage(remote, ${address}, options);
  expect(await screen.findByRole('heading', { level: 1, name: '${remote.title}' })).toBeVisible();
});
`;
}
