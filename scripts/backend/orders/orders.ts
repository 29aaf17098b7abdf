import { parseArgs } from 'node:util';
import { escapeUnprintable } from '@little-arches/contracts/input';
import { understood } from '@little-arches/kit/command-line';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { Refusal } from '../../../supabase/functions/_shared/answer.ts';
import { connectShop } from './connect';
import type { Verb } from './verb';
import { announceApp } from './verbs/announce-app';
import { asked } from './verbs/asked';
import { list } from './verbs/list';
import { reconcile } from './verbs/reconcile';
import { refund } from './verbs/refund';
import { ship } from './verbs/ship';
import { show } from './verbs/show';

const verbs: Readonly<Record<string, { readonly run: Verb; readonly usage: string; readonly help: string }>> =
  {
    list: {
      run: list,
      usage: 'list [--all]',
      help: 'what is paid and waits to be shipped; all that was ever paid',
    },
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
    asked: {
      run: asked,
      usage: 'asked [--addresses]',
      help: 'who waits for the app, and what was refused; with the addresses',
    },
    'announce-app': {
      run: announceApp,
      usage: 'announce-app',
      help: 'writes to everyone who asked that the app is out',
    },
    reconcile: {
      run: reconcile,
      usage: 'reconcile [--days 30]',
      help: 'asks the payment provider about everything unsettled, in both directions',
    },
  };

const HELP = [
  'What a person of the shop does with orders: npm run orders -- <verb> [options]',
  '',
  ...Object.values(verbs).map(({ usage, help }) => `  ${usage.padEnd(46)}${help}`),
  '',
  '  --json  the result for programs',
  '',
  'Each can be repeated. Exit code: 0 done, 1 failed or something waits for a person, 2 not understood.',
];

/** `npm run orders -- <verb>`: runs operations of the shop's staff on orders; `help` lists the verbs. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args);
  const given: Readonly<Record<string, string | boolean | undefined>> = values;
  const [name = 'help', ...words] = positionals;
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) {
    if (name !== 'help') console.error(`There is no verb '${name}'.\n`);
    console.log(HELP.join('\n'));
    return name === 'help' ? 0 : 2;
  }
  connectShop(process.env);
  const outcome = await verb
    .run({
      words,
      option: (option) => {
        const value = given[option];
        return typeof value === 'string' ? value : undefined;
      },
      flag: (option) => given[option] === true,
    })
    .catch((error: unknown) => {
      if (error instanceof Refusal || error instanceof UsageError)
        throw new UsageError(escapeUnprintable(error.message));
      throw error;
    });
  const printed = values.json
    ? escapeUnprintable(JSON.stringify(outcome.json, null, 2), { lines: true })
    : outcome.text.map((line) => escapeUnprintable(line)).join('\n');
  console.log(printed);
  return outcome.failed ? 1 : 0;
}

function readArguments(args: string[]) {
  return understood(
    () =>
      parseArgs({
        args,
        allowPositionals: true,
        options: {
          all: { type: 'boolean' },
          addresses: { type: 'boolean' },
          json: { type: 'boolean' },
          carrier: { type: 'string' },
          tracking: { type: 'string' },
          'up-to': { type: 'string' },
          days: { type: 'string' },
        },
      }),
    HELP.join('\n'),
  );
}
