import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { href } from '@little-arches/contracts/routes';
import { fromTerminal, understood } from '@little-arches/kit/command-line';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { writeWhole } from '@little-arches/kit/files/write-file';
import { readSettings } from '@little-arches/kit/settings/settings';
import { deliver } from './deliver';
import { makeUpScan } from './made-up-scan';

const HELP = `What the phone app does: npm run app -- scan [options]

  --pair CODE   delivers the scan with a code that the site showed under Scans
  --out FILE    writes it into a file instead, for the import on the site
  --file FILE   takes the scan from a file; without it one is made up
  --age YEARS   of the child whose scan is made up, 2 to 15 (6)
  --level 0-3   that it finds (1)
  --site URL    the site (that of npm start)`;

/** `npm run app -- scan`: plays the phone app and delivers a made-up scan; `help` lists the options. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args);
  const [verb = 'help', ...more] = positionals;
  if (verb !== 'scan' || more.length > 0) {
    console.log(HELP);
    return verb === 'help' ? 0 : 2;
  }
  const scan = values.file === undefined ? madeUp(values) : readScan(values.file);
  if (values.out !== undefined) {
    writeWhole(fromTerminal(values.out), `${JSON.stringify(scan, null, 2)}\n`);
    console.log(`The scan is in ${values.out}.`);
    return 0;
  }
  if (values.pair === undefined) throw new UsageError(`--pair or --out is missing.\n\n${HELP}`);
  const site = (values.site ?? readSettings(process.env).siteUrl).replace(/\/$/, '');
  const { scan_id, known } = await deliver(site, values.pair, scan);
  console.log(
    `${known ? 'The scan was there already' : 'The scan has arrived'}: ${site}${href('scan', { scanId: scan_id })}`,
  );
  return 0;
}

function madeUp({ age = '6', level = '1' }: { age?: string | undefined; level?: string | undefined }) {
  const years = Number(age);
  const found = ([0, 1, 2, 3] as const).find((each) => String(each) === level);
  if (!(years >= 2 && years <= 15)) throw new UsageError(`--age is '${age}', but must be from 2 to 15.`);
  if (found === undefined) throw new UsageError(`--level is '${level}', but must be 0, 1, 2 or 3.`);
  return makeUpScan(years, found);
}

function readScan(file: string): unknown {
  try {
    return JSON.parse(readFileSync(fromTerminal(file), 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} can't be read as JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function readArguments(args: string[]) {
  return understood(
    () =>
      parseArgs({
        args,
        allowPositionals: true,
        options: {
          pair: { type: 'string' },
          out: { type: 'string' },
          file: { type: 'string' },
          age: { type: 'string' },
          level: { type: 'string' },
          site: { type: 'string' },
        },
      }),
    HELP,
  );
}
