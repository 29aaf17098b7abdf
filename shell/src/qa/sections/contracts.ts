import type { QaPage } from '@little-arches/contracts/formats/page';
import { isContractVersion, judge, judgeCandidate, type OfferedContract } from '../refusals';
import { element, table } from './elements';

/** Renders the contract that the shell offers, the contract that each version needs, and the refusals. */
export function contractParts(known: QaPage | undefined, offered: OfferedContract): HTMLElement[] {
  if (!known)
    return [
      element(
        'p',
        {},
        `The shell offers contract ${offered.contract}. What the channel lists is known on pages with ?qa only.`,
      ),
    ];
  const { packages } = known;
  const shells = packages.shell ?? [];
  const answer = element('div', { role: 'status' });
  const asked = element('input', { size: 6, inputMode: 'decimal', value: offered.contract });
  asked.dataset.name = 'candidate';
  const show = () => answer.replaceChildren(...candidateParts(packages, asked.value.trim(), offered));
  asked.addEventListener('input', show);
  show();
  return [
    table(
      ['Remote', 'Version', 'State', 'Built with', 'Needs', 'Here'],
      judge(packages, offered).map(({ name, version: { version, state, contract }, refused }) => [
        name,
        version,
        state,
        contract.built,
        contract.needs,
        refused ?? 'fits',
      ]),
    ),
    ...(shells.length > 1
      ? [
          table(
            ['With shell', 'Contract', 'Refused of what is live'],
            shells.map((shell) => [
              `${shell.version} (${shell.state})`,
              shell.contract.built,
              refusedWith(packages, { contract: shell.contract.built, runtime: shell.runtime }) || 'nothing',
            ]),
          ),
        ]
      : []),
    element('p', {}, element('label', {}, 'A candidate for contract ', asked)),
    answer,
  ];
}

function refusedWith(packages: QaPage['packages'], offered: OfferedContract): string {
  return judge(packages, offered)
    .filter(({ version }) => version.state === 'live')
    .flatMap(({ refused }) => refused ?? [])
    .join(' ');
}

/** Renders the consequences of a shell with another contract, and of a remote that needs one. */
function candidateParts(
  packages: QaPage['packages'],
  contract: string,
  { runtime }: OfferedContract,
): Node[] {
  if (!isContractVersion(contract)) return [element('p', {}, 'A contract version looks like 1.2.')];
  const refused = refusedWith(packages, { contract, runtime });
  const shells = judgeCandidate(packages, contract).flatMap(([shell, why]) =>
    why === undefined ? [] : [`${shell.version} (${shell.state}): ${why}`],
  );
  return [
    element(
      'p',
      {},
      `A shell that offers ${contract} would refuse, of what is live: ${refused || 'nothing.'}`,
    ),
    element(
      'p',
      {},
      `A remote that needs ${contract} would be refused by: ${shells.join(' ') || 'no shell of this channel.'}`,
    ),
  ];
}
