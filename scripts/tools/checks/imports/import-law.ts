import path from 'node:path';
import type { ProjectFile } from '../project-files';
import { findFolderCycles } from './folder-cycles';
import { type ImportStatement, importsOf } from './import-statements';

/** One rule for imports. Rules that need only a package's name are in biome.json. */
interface Article {
  /** Files that the rule applies to; `$<own>` in `to` and `except` is the text of its group `own`. */
  readonly from: RegExp;
  /** Applies the rule to tests, testing/ and standalone.tsx too. Default: product code only. */
  readonly bindsTests?: true;
  /** Forbidden imports: a path from the root without extension, or a package's name. */
  readonly to: string;
  readonly except?: string;
  readonly kinds?: readonly ImportStatement['kind'][];
  readonly message: string;
}

const NOT_PRODUCT = /\.test\.tsx?$|\/_?testing\/|^shell\/e2e\/|^remote-[\w-]+\/src\/standalone\.tsx$/;

const law: readonly Article[] = [
  {
    from: /^(?<own>shell|shared-contracts|remote-[\w-]+)\/src\//,
    bindsTests: true,
    to: '^(shell|shared-contracts|remote-[\\w-]+)/',
    except: '^$<own>/(src/|package.json$)',
    message:
      "no package reaches into another's files. Import '@little-arches/contracts/…' by name, take a value from the host, or move what both need to shared-contracts.",
  },
  {
    from: /^shared-contracts\/src\//,
    to: '^@little-arches/contracts/',
    message: 'a contract names its neighbours by relative path, so that no export can lead in a circle.',
  },
  {
    from: /^(shell|shared-contracts|remote-[\w-]+)\/src\//,
    to: '^(@little-arches/(?!contracts/)|(scripts|supabase)/)',
    message: 'what runs in a browser must not need the tools. Move the shared rule to shared-contracts.',
  },
  {
    from: /^(?!(scripts|(shell|shared-contracts|remote-[\w-]+)\/src)\/)/,
    bindsTests: true,
    to: '^scripts/',
    message:
      "a tool is imported by its package's name: '@little-arches/<package>/<module>', as its exports list it.",
  },
  {
    from: /^(?<own>scripts\/[\w-]+)\//,
    bindsTests: true,
    to: '^scripts/',
    except: '^$<own>/',
    message:
      "no tool reaches into another's folder. Import '@little-arches/<package>/<module>', or export it there.",
  },
  {
    from: /^scripts\/(?!tools\/bench\/)/,
    to: '^(shell|shared-contracts|remote-[\\w-]+)/',
    message:
      'a tool knows the packages by what they build. Describe what both need in @little-arches/contracts/formats.',
  },
  {
    from: /^scripts\/(kit|backend)\//,
    bindsTests: true,
    to: '^@little-arches/',
    except: '^@little-arches/(contracts|kit)/',
    message: 'kit and backend stand on kit alone. Move what they need there, or take it as a parameter.',
  },
  {
    from: /^scripts\/build\//,
    to: '^@little-arches/(?!contracts/|kit/)',
    message: 'the order is kit ← build ← release ← serve ← tools. Move it to kit, or take it as a parameter.',
  },
  {
    from: /^scripts\/release\//,
    to: '^@little-arches/(?!contracts/|kit/|build/)',
    message:
      'the order is kit ← build ← release ← serve ← tools. Move it to release or kit, or take it as a parameter.',
  },
  {
    from: /^scripts\/serve\//,
    to: '^@little-arches/(?!contracts/|kit/|build/|release/)',
    message:
      'the order is kit ← build ← release ← serve ← tools. What starts several parts belongs into scripts/tools/dev.',
  },
  {
    from: /^scripts\/tools\/team\//,
    to: '^(@little-arches/(?!contracts/|kit/|build/|release/)|scripts/tools/(?!team/))',
    message:
      "it is packed for teams' own repositories with kit, build and release alone. Move what it needs to kit.",
  },
  {
    from: /^scripts\/serve\/(handler|worker)\//,
    to: '^node:',
    message:
      'every server runs the handler, also where there is no Node. Take what Node has as a parameter, from scripts/serve/node.',
  },
  {
    from: /^(?!scripts\/tools\/(bench|checks|test)\/)/,
    bindsTests: true,
    to: '^(@little-arches|scripts)/tools/(bench|checks|test)/',
    message: 'checks, bench and test are leaves that nobody imports. Move what is needed to kit.',
  },
  {
    from: /^supabase\/functions\//,
    to: '^(@little-arches/(?!contracts/)|(?!supabase/functions/)[\\w-]+/.*\\.ts$)',
    message:
      'functions are deployed without the rest of the project. Put what they share in supabase/functions/_shared.',
  },
  {
    from: /^(?<own>remote-[\w-]+\/src\/pages\/[\w-]+)\//,
    to: '^remote-[\\w-]+/src/pages/',
    except: '^$<own>/',
    message: "a page doesn't know another page. Move what both need to a folder named after its subject.",
  },
  {
    from: /^remote-[\w-]+\/src\/(?!pages\/|routes\.tsx)/,
    to: '^remote-[\\w-]+/src/pages/',
    message:
      'only routes.tsx and the page itself know a page. Move what is needed to a folder named after its subject.',
  },
  {
    from: /^remote-[\w-]+\/src\//,
    to: '^remote-[\\w-]+/src/(routes|standalone)$',
    message: 'routes.tsx is the way in, nothing inside looks back at it. Move what is needed out of it.',
  },
  {
    from: /^(shell|shared-contracts|remote-[\w-]+|scripts\/(?!tools\/test\/)[\w-]+|supabase)\//,
    to: '(^|(?<!^@little-arches)/)_?testing/',
    message: 'testing/ is for tests and standalone.tsx. Move what the product needs out of it.',
  },
  {
    from: /^remote-(?!store\/)[\w-]+\/src\//,
    bindsTests: true,
    to: '^@stripe/',
    message:
      'payment belongs to remote-store, the only part with a third party. Link to its checkout by @little-arches/contracts/routes.',
  },
  {
    from: /^(shell|shared-contracts|remote-[\w-]+)\/src\//,
    to: '^stripe$',
    message:
      'this is the side of Stripe that holds the secret key. Call a function in supabase/functions instead.',
  },
  {
    from: /^shell\/src\//,
    to: '^shell/src/session/auth-client$',
    kinds: ['static'],
    message: "it is loaded after the first render. Use import('./session/auth-client'), or `import type`.",
  },
  {
    from: /^shell\/src\/(?!session\/auth-client\.ts)/,
    to: '^@supabase/',
    message:
      "session/auth-client.ts alone opens the backend's client. Take what you need from host.session or host.backend.",
  },
  {
    from: /^(shell|shared-contracts|remote-[\w-]+)\/src\/(?!prerender)/,
    to: '^node:',
    message: "this runs in a browser. Use the browser's own interface, or do it in scripts/.",
  },
  {
    from: /^remote-[\w-]+\/src\//,
    to: '^react-dom/(client|server|static)',
    message: 'the shell renders. Export a Page and list it in routes.tsx.',
  },
];

/** Checks every import of the project's `files` against the rules. Returns a sentence for each violation. */
export function findBreaches(files: readonly ProjectFile[]): string[] {
  const modules = files
    .filter(({ path: file }) => /\.[cm]?[jt]sx?$/.test(file))
    .map((file) => ({ ...file, imports: importsOf(file) }));
  return [
    ...modules.flatMap((file) => file.imports.flatMap((statement) => breachesOf(file.path, statement))),
    ...findFolderCycles(modules),
  ];
}

function breachesOf(file: string, { specifier, kind }: ImportStatement): string[] {
  const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
  return law.flatMap(({ from, bindsTests, to, except, kinds, message }) => {
    const match = from.exec(file);
    if (!match || (NOT_PRODUCT.test(file) && !bindsTests) || (kinds && !kinds.includes(kind))) return [];
    const fill = (pattern: string) => new RegExp(pattern.replace('$<own>', match.groups?.own ?? ''));
    if (!fill(to).test(target) || (except && fill(except).test(target))) return [];
    return [`${file} imports '${specifier}': ${message}`];
  });
}
