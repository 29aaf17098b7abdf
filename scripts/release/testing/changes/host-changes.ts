import { all, contractOf, inList, without } from './fixture/edits';
import type { World } from './fixture/world';
import { breaking, harmless } from './static-change';

const lacking =
  (member: string) =>
  ({ shell }: World) =>
    Object.assign(shell, { host: without(shell.host, member) });
const print = contractOf(['games'], ({ host }) => void host.push('print'));
const locked = ({ statuses }: { statuses: string[] }) => void statuses.push('locked');
const version = (release: string) =>
  contractOf(['games'], (contract) => Object.assign(contract, { version: release, release: `${release}.0` }));

/** Changes of the host, the session and the contract's versions. */
export const hostChanges = [
  ...breaking(
    [
      'the shell no longer announces',
      lacking('announce'),
      'uses',
      'the host’s announce in remote-shop/src/pages/shop',
    ],
    [
      'the shell has no sign-out any more',
      lacking('session.signOut'),
      'uses',
      'the host’s session.signOut in remote-',
    ],
    ['the backend reads no rows any more', lacking('backend.select'), 'uses', 'the host’s backend.select'],
    [
      'host and contract rename announce together',
      all(lacking('announce'), ({ shell }) => {
        shell.contract.host = [...without(shell.contract.host, 'announce'), 'say'];
        shell.host.push('say');
      }),
      'uses',
      'the host’s announce',
    ],
    [
      'a remote uses a member that only its contract has',
      all(print, inList('show(() => host.print());')),
      'uses',
      'the host’s print in remote-games/src/pages/list/page.tsx',
    ],
    [
      'a status of the session gets another name',
      ({ shell }) => {
        shell.statuses = ['loading', 'unauthenticated', 'known'];
        shell.contract.statuses = shell.statuses;
        shell.frame = shell.frame.replace('authenticated', 'known');
      },
      'uses',
      'the session’s status authenticated in remote-shop',
    ],
    [
      'a remote asks for a status that only its contract has',
      all(contractOf(['games'], locked), inList("if (useSession().status === 'locked') return null;")),
      'uses',
      'the session’s status locked',
    ],
    [
      'a remote asks for a status that no contract has',
      inList("if (host.session.get().status === 'signed-in') return null;"),
      'uses',
      'the session’s status signed-in in remote-games',
    ],
    [
      'a switch over a status that no contract has',
      inList("switch (useSession().status) { case 'locked': return null; }"),
      'uses',
      'the session’s status locked',
    ],
    [
      'a status by itself that no contract has',
      inList("const { status } = useSession(); if (status === 'locked') return null;"),
      'uses',
      'the session’s status locked',
    ],
    [
      'a function takes a member out of the host that only its contract has',
      all(print, inList('const run = ({ print }: any) => print(); show(() => run(host));')),
      'uses',
      'the host’s print',
    ],
    [
      'the shell compares its session with a status that it never sets',
      ({ shell }) => Object.assign(shell, { statuses: ['loading', 'unauthenticated', 'known'] }),
      'uses',
      'shell 1.1.0 uses the session’s status authenticated in shell/src/host.ts',
    ],
    [
      'a remote uses an event that came with a minor of its contract',
      all(
        version('1.3'),
        contractOf(['games'], (contract) => {
          contract.events['game/won'] = { keep: 'none', fields: {} };
          contract.since.added['1.3'] = ['events game/won'];
        }),
        inList("show(() => host.bus.publish('game/won', {}));"),
      ),
      'contract',
      'needs contract 1.3',
    ],
    ['the contract’s major of a remote', version('2.0'), 'contract', 'needs contract 2.0'],
    [
      'a remote says that it needs more than there is',
      ({ games }) => Object.assign(games, { needs: '1.4' }),
      'contract',
      'needs contract 1.4',
    ],
  ),
  ...harmless(
    ['the shell gives one member more', ({ shell }) => void shell.host.push('print')],
    ['the contract’s host has one member more that nobody uses', print],
    [
      'a remote raises its contract by a minor and uses nothing new',
      all(
        version('1.3'),
        contractOf(['games'], (contract) => {
          contract.events['game/won'] = { keep: 'none', fields: {} };
          contract.since.added['1.3'] = ['events game/won'];
        }),
      ),
    ],
    ['a remote uses what it did not use before', inList("show(() => host.announce('Go'));")],
    [
      'a variable of the same name',
      inList('const session = { forget: 1, print: 2 }; show(session.forget, session.print);'),
    ],
    [
      'a session of something else',
      inList("const session = { get: () => ({ status: 'open' }) }; show(session.get().status === 'open');"),
    ],
    [
      'a status of something else',
      inList("const order = { status: 'packed' }; if (order.status === 'sent') return null;"),
    ],
    ['a remote asks for a status', inList("show(useSession().status === 'unauthenticated');")],
    ['one status more', ({ shell }) => locked(shell.contract)],
    ['a remote needs less of the contract', ({ games }) => Object.assign(games, { needs: '1.0' })],
  ),
];
