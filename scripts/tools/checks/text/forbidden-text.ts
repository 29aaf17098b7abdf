import type { ProjectFile } from '../project-files';

interface Ban {
  readonly pattern: RegExp;
  /** Default: every file. */
  readonly files?: RegExp;
  readonly except?: RegExp;
  readonly message: string;
}

const PRODUCT = '^(shell|shared-contracts|remote-[\\w-]+)/';

const bans: readonly Ban[] = [
  {
    pattern:
      /\bregistry\.[\w-]+\.(org|com|net|io|dev)\b|\b(npmjs|npmmirror|yarnpkg)\.(org|com)\b|\bnpm\.pkg\.github\b/i,
    message: 'names the host of a package registry, which others may not reach: leave the choice to npm',
  },
  { pattern: /\b(TO{1}DO|FIXM{1}E)\b/, message: 'do it, or describe the limit in a sentence' },
  { pattern: /\blorem\s+ipsum\b/i, message: 'write the real text' },
  {
    pattern: /\b(test|it|describe)\.(only|skip|todo)\b(?!;)|\b(fdescribe|fit|xdescribe|xit|xtest)\(/,
    files: /\.(test|spec)\.tsx?$/,
    message: 'every test runs: fix it or delete it',
  },
  {
    pattern: /^\s*\}, [\d_]{4,}\);$|\bjest\.setTimeout\(/m,
    files: /\.(test|spec)\.tsx?$|\/testing\/.*\.ts$/,
    message: 'is a time limit of its own, which a busy machine reaches: one in jest.config.mjs serves all',
  },
  {
    pattern: /style: *['"`]currency['"`]|\b(price|amount|total)\w* *\/ *100\b/i,
    files: /\.(tsx?|js|mjs)$/,
    except: /^shared-contracts\/src\/values\/catalog\.test\.ts$/,
    message: 'takes decimals from elsewhere than the table of currencies: use formatMoney or decimalAmount',
  },
  {
    pattern: /\bconsole\.\w+/,
    files: /^supabase\/functions\/.*\.ts$/,
    except: /\.test\.ts$|\/_shared\/log-problem\.ts$/,
    message: 'prints texts of other people as they are: use logProblem',
  },
  {
    pattern: /\blog(: *\(?| = )console\.|=> console\.(log|error)\(line\)/,
    files: /^scripts\/.*\.ts$/,
    except: /\.test\.ts$|\/testing\//,
    message: 'prints texts of other people as they are: use printLine or printProblem of the kit',
  },
  {
    // Biome's plugins only read styles here; for every string of a page they take half a minute.
    pattern: /["'`]#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})["'`]|["'`](rgba?|hsla?|oklch)\(/i,
    files: new RegExp(`${PRODUCT}.*\\.tsx$`),
    message:
      'is a colour of its own: write a token of shared-contracts/src/ui/tokens.css instead, or add one',
  },
  {
    pattern:
      /toISOString\(\)\.(slice|split)|\.toLocale(Date|Time)String\(|\bIntl\.DateTimeFormat\b|\.get(UTC)?(Date|Day|Month|FullYear|Hours|Minutes)\(\)|_at\??\.slice\(/,
    files: new RegExp(`${PRODUCT}.*\\.tsx?$|^scripts/backend/orders/|^supabase/functions/`),
    except: /\.(test|spec)\.tsx?$|^shared-contracts\/src\/values\/dates\.ts$/,
    message:
      'reads a day or a time, each in a zone of its own: take localDay or scanDay of @little-arches/contracts/values',
  },
  {
    pattern:
      /\bString\((error|thrown|cause|reason|failure)\)|\b(error|thrown|cause|reason|failure) instanceof Error \?/,
    files: new RegExp(`${PRODUCT}src/.*\\.tsx?$`),
    except: /\.(test|spec)\.tsx?$|^shared-contracts\/src\/platform\/thrown\.ts$/,
    message:
      'throws where something else than an Error was thrown: use describeThrown or asError of @little-arches/contracts/platform',
  },
  {
    pattern: /\bgetDerivedStateFromError\b/,
    files: new RegExp(`${PRODUCT}src/.*\\.tsx?$`),
    except: /^shell\/src\/frame\/errors\/failure-boundary\.tsx$/,
    message: 'is a boundary of its own: FailureBoundary holds whatever is thrown',
  },
  {
    pattern: /^\s*(Try again|Retry|Check again)\s*$|>(Try again|Retry|Check again)<\/Button>/m,
    files: new RegExp(`${PRODUCT}src/.*\\.tsx$`),
    except: /^shell\/src\/frame\/errors\/section-error\.tsx$/,
    message: 'waits for a press when the connection returns: use RetryButton',
  },
  {
    pattern: /<(a|Link|NavLink|ButtonLink)\b[^>]*\s(href|to)=["']\/(?!\/)[^"']*["']/,
    files: new RegExp(`${PRODUCT}src/.*\\.tsx$`),
    except: /\.test\.tsx$/,
    message:
      'is an address by hand, and a plain link loads the whole window: use <Link to={href(…)}>; an address that is missing is a line in shared-contracts/src/routes/index.ts',
  },
];

/** Finds text that no file of the project may contain. Returns a sentence for each place. */
export function findForbiddenText(files: readonly ProjectFile[]): string[] {
  return files
    .filter(({ path }) => path !== 'package-lock.json')
    .flatMap(({ path, text }) => {
      const held = bans.filter(
        (ban) => (!ban.files || ban.files.test(path)) && !ban.except?.test(path) && ban.pattern.test(text),
      );
      if (held.length === 0) return [];
      return text.split('\n').flatMap((line, index) =>
        held.flatMap(({ pattern, message }) => {
          const found = pattern.exec(line)?.[0];
          return found ? [`${path}:${index + 1} '${found}': ${message}.`] : [];
        }),
      );
    });
}
