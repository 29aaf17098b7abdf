import { breaking, edit, harmless, insert } from '../seeded-change';
import { atopKidsPage, inKidsPage } from './places';

const router = (names: string) => atopKidsPage(`import { ${names} } from 'react-router-dom';`);

/** What a package takes from the shared libraries. */
export const libraryChanges = [
  ...breaking([
    [
      'a name of the router that is not shared',
      'remote-kids-zone',
      [router('createCookie'), inKidsPage('createCookie("a");')],
      'build',
      "imports 'createCookie' from react-router-dom",
    ],
    [
      'a name of the router that only the contract imports',
      'remote-kids-zone',
      [
        edit(
          'shared-contracts/src/ui/button.tsx',
          "import { Link } from 'react-router-dom';",
          "import { createCookie, Link } from 'react-router-dom';",
        ),
        edit(
          'shared-contracts/src/ui/button.tsx',
          '  children: ReactNode;\n}) {\n',
          '  children: ReactNode;\n}) {\n  createCookie("a");\n',
        ),
      ],
      'shared-names',
      'uses createCookie of react-router-dom',
    ],
    [
      'a member of the whole router that is not shared',
      'remote-kids-zone',
      [atopKidsPage("import * as Router from 'react-router-dom';"), inKidsPage('Router.isCookie(1);')],
      'build',
      "imports 'isCookie' from react-router-dom",
    ],
    [
      'the shell shares one name less',
      'shell',
      [edit('scripts/build/federation/shared-libraries.ts', "  'useRevalidator',\n", '')],
      'shared-names',
      'uses useRevalidator of react-router-dom',
    ],
  ]),
  ...harmless([
    [
      'a name of the router that is shared',
      'remote-kids-zone',
      [router('useParams'), inKidsPage('useParams();')],
    ],
    [
      'the whole router, of which only shared names are used',
      'remote-kids-zone',
      [atopKidsPage("import * as Router from 'react-router-dom';"), inKidsPage('Router.useParams();')],
    ],
    [
      'a type of the router',
      'remote-kids-zone',
      [
        atopKidsPage("import type { FormProps } from 'react-router-dom';"),
        inKidsPage('const form: FormProps | null = null; form;'),
      ],
    ],
    [
      'a name of the router in a part of the contract that is not used',
      'remote-kids-zone',
      [
        insert(
          'shared-contracts/src/ui/modal.tsx',
          'import styles from',
          "import { createCookie } from 'react-router-dom';\n",
        ),
        insert(
          'shared-contracts/src/ui/modal.tsx',
          'export function Modal(',
          'export const unused = () => createCookie("a");\n\n',
        ),
      ],
    ],
    [
      'the shell shares one name more',
      'shell',
      [
        edit(
          'scripts/build/federation/shared-libraries.ts',
          "  'useRevalidator',\n",
          "  'useRevalidator',\n  'href',\n",
        ),
      ],
    ],
  ]),
];
