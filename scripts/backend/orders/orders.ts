import { parseArgs } from 'node:util';
import { escapeUnprintable } from '@little-arches/contracts/input';
import { understood } from '@little-arches/kit/command-line';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { Refusal } from '../../../supabase/functions/_shared/answer.ts';
import { connectShop } from './connect';
import type { Verb } from './verb';
import { list } from './verbs/list';
import { reconcile } from './verbs/reconcile';
import { refund } from './verbs/refund';
import { ship } from './verbs/ship';
import { show } from './verbs/show';

const verbs: Readonly<Record<string, { readonly run: Verb; readonly usage: string; readonly help: string }>> =
  {
    list: { run: list, usage: 'list', help: 'what is paid and waits to be shipped' },
    show: { run: show, usage: 'show NUMBER', help: 'everything that is known of one order' },
    ship: {
      run: ship,
      usage: 'ship NUMBER [--carrier NAME] [--tracking URL]',
      help: 'marks it as shipped and sends the mail',
    },
    refund: {
      run: refund,
      usage: 'refund NUMBER [--up-to AMOUNT]',
      help: 'refunds all of it, or until AMOUNT is refunded in all',
    },
    reconcile: {
      run: reconcile,
      usage: 'reconcile',
      help: 'asks the payment provider about everything unsettled, in both directions',
    },
  };

const HELP = [
  'What a person of the shop does with orders: npm run orders -- <verb> [options]',
  '',
  ...Object.values(verbs).map(({ usage, help }) => `  ${usage.padEnd(46)}${help}`),
  '',
  'Each can be repeated. Exit code: 0 done, 1 failed or something waits for a person, 2 not understood.',
];

/** `npm run orders -- <verb>`: runs operations of the shop's staff on orders; `help` lists the verbs. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args);
  const given: Readonly<Record<string, string | undefined>> = values;
  const [name = 'help', ...words] = positionals;
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) {
    if (name !== 'help') console.error(`There is no verb '${name}'.\n`);
    console.log(HELP.join('\n'));
    return name === 'help' ? 0 : 2;
  }
  connectShop(process.env);
  const { text, failed } = await verb
    .run({ words, option: (option) => given[option] })
    .catch((error: unknown) => {
      if (error instanceof Refusal || error instanceof UsageError)
        throw new UsageError(escapeUnprintable(error.message));
      throw error;
    });
  console.log(text.map((line) => escapeUnprintable(line)).join('\n'));
  return failed ? 1 : 0;
}

function readArguments(args: string[]) {
  return understood(
    () =>
      parseArgs({
        args,
        allowPositionals: true,
        options: {
          carrier: { type: 'string' },
          tracking: { type: 'string' },
          'up-to': { type: 'string' },
        },
      }),
    HELP.join('\n'),
  );
}
