import { breaking, edit, harmless, rename } from '../seeded-change';
import { atopKidsPage, inKidsPage, sources } from './places';

const { shell, host, session } = sources;
const withHost = (line: string) => [
  atopKidsPage("import { useHost } from 'shared-contracts/host';"),
  inKidsPage(line),
];
/** The shell and the contract call a status in another way. */
const status = (from: string, to: string) => [
  rename(session, `'${from}'`, `'${to}'`),
  rename('shell/src/session/session-check.ts', `'${from}'`, `'${to}'`),
  rename('shell/src/session/session-state.ts', `'${from}'`, `'${to}'`),
];
const member = (name: string, to: string) => [edit(shell, `    ${name}`, `    ${to}`)];
/** The contract's host has one more member. */
const hostMember = edit(
  host,
  '  reportError(error: unknown): void;',
  '  reportError(error: unknown): void;\n  print(): void;',
);

/** The host, the session and the versions of the contract. */
export const hostChanges = [
  ...breaking([
    [
      'the shell no longer announces',
      'shell',
      member('announce: announcer.announce,', ''),
      'uses',
      'the host’s announce in remote-',
    ],
    [
      'the shell has no sign-out any more',
      'shell',
      [edit('shell/src/session/session.ts', '    async signOut() {', '    async leave() {')],
      'uses',
      'the host’s session.signOut in remote-account/src/',
    ],
    [
      'the backend of the host reads no rows any more',
      'shell',
      [edit('shell/src/backend.ts', '    async select', '    async selectRows')],
      'uses',
      'the host’s backend.select',
    ],
    [
      'host and contract rename announce together',
      'shell',
      [
        rename(host, 'announce(', 'say('),
        edit(shell, '    announce: announcer.announce,', '    say: announcer.announce,'),
      ],
      'uses',
      'the host’s announce',
    ],
    [
      'a remote uses a member that only its contract has',
      'remote-kids-zone',
      [hostMember, ...withHost('const { print } = useHost(); print;')],
      'uses',
      'the host’s print in remote-kids-zone/src/pages/articles/page.tsx',
    ],
    [
      'a status of the session gets another name',
      'shell',
      status('authenticated', 'signed-in'),
      'uses',
      'the session’s status authenticated in remote-',
    ],
    [
      'a remote asks for a status that only its contract has',
      'remote-kids-zone',
      [
        edit(
          session,
          "  | { readonly status: 'loading' }",
          "  | { readonly status: 'loading' }\n  | { readonly status: 'locked' }",
        ),
        atopKidsPage("import { useSession } from 'shared-contracts/host';"),
        inKidsPage("const locked = useSession().status === 'locked'; if (locked) return null;"),
      ],
      'uses',
      'the session’s status locked',
    ],
    [
      'the contract’s major of a remote',
      'remote-kids-zone',
      [edit(sources.remote, "CONTRACT_VERSION = '1.2'", "CONTRACT_VERSION = '2.0'")],
      'contract',
      'needs contract 2.0',
    ],
    [
      'a remote says that it needs more than there is',
      'remote-kids-zone',
      [edit(sources.kids, "  name: 'remote-kids-zone',", "  name: 'remote-kids-zone',\n  needs: '1.4',")],
      'contract',
      'needs contract 1.4',
    ],
  ]),
  ...harmless([
    [
      'the shell gives one member more',
      'shell',
      member('announce: announcer.announce,', 'announce: announcer.announce,\n    print: () => {},'),
    ],
    ['the contract’s host has one member more that nobody uses', 'remote-kids-zone', [hostMember]],
    [
      'a remote uses what it did not use before',
      'remote-kids-zone',
      withHost('const { announce } = useHost(); announce;'),
    ],
    [
      'a variable of the same name',
      'remote-kids-zone',
      [inKidsPage('const session = { forget: 1, print: 2 }; session.forget;')],
    ],
    [
      'a status of something else',
      'remote-kids-zone',
      [inKidsPage("const order = { status: 'packed' }; if (order.status === 'sent') return null;")],
    ],
    [
      'a remote asks for a status',
      'remote-kids-zone',
      [
        atopKidsPage("import { useSession } from 'shared-contracts/host';"),
        inKidsPage("const known = useSession().status === 'unauthenticated'; known;"),
      ],
    ],
    [
      'one status more',
      'shell',
      [
        edit(
          session,
          "  | { readonly status: 'loading' }",
          "  | { readonly status: 'loading' }\n  | { readonly status: 'locked' }",
        ),
      ],
    ],
    [
      'a remote needs less of the contract',
      'remote-kids-zone',
      [edit(sources.kids, "  name: 'remote-kids-zone',", "  name: 'remote-kids-zone',\n  needs: '1.0',")],
    ],
  ]),
];
