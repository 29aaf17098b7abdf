import { isNode, type Node, parseScript, type Script, visitNodes } from '@little-arches/kit/syntax-tree';
import { styleRules } from '../style-rules';
import type { OwnContract } from './own-contract';

/** Names in the contract that a package is built with. */
export interface ContractParts {
  /** Members of the host and of its parts: `announce`, `session.signIn`. */
  readonly host: ReadonlySet<string>;
  /** Every status of a session. */
  readonly session: ReadonlySet<string>;
  /** Classes that every page may use, because they are in the shell's styles. */
  readonly classes: ReadonlySet<string>;
  /** Address table: patterns by name. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** Parts of the host with members of their own, and the interfaces that declare them. */
const partsOfHost = { session: 'Session', backend: 'Backend', bus: 'EventBus' } as const;

/** Reads the parts of a contract from its declarations. */
export function contractParts({ addresses, text }: Pick<OwnContract, 'addresses' | 'text'>): ContractParts {
  // Parsed as TypeScript, because only types are read, compiled or not.
  const script = (entry: string) => parseScript({ path: `${entry}.tsx`, text: text(entry) });
  const [host, session, backend, bus] = ['host', 'session', 'backend', 'events'].map(script);
  const scripts = [host, session, backend, bus].flatMap((one) => one ?? []);
  const nested = Object.entries(partsOfHost).flatMap(([part, name]) =>
    membersOf(scripts, name).map((member) => `${part}.${member}`),
  );
  const base = styleRules(text('ui/base.css'));
  return {
    host: new Set([...membersOf(scripts, 'Host'), ...nested]),
    session: new Set(session ? statusesOf(session) : []),
    classes: new Set(base.flatMap(({ selectors }) => selectors.flatMap(({ classes }) => classes))),
    addresses,
  };
}

/** Returns the members of an interface. */
function membersOf(scripts: readonly Script[], name: string): string[] {
  return declared(scripts, 'TsInterfaceDeclaration', name).flatMap(({ body }) =>
    isNode(body) && Array.isArray(body.body) ? body.body.flatMap(keyOf) : [],
  );
}

function keyOf({ key }: Node): string | [] {
  return isNode(key) && typeof key.value === 'string' ? key.value : [];
}

/** Returns the literals of `status` in the union of session states. */
function statusesOf(script: Script): string[] {
  const found: string[] = [];
  for (const alias of declared([script], 'TsTypeAliasDeclaration', 'SessionState'))
    visitNodes({ module: alias }, (node) => {
      if (node.type !== 'TsPropertySignature' || keyOf(node) !== 'status') return;
      visitNodes({ module: node.typeAnnotation }, ({ type, value }) => {
        if (type === 'StringLiteral') found.push(String(value));
      });
    });
  return found;
}

function declared(scripts: readonly Script[], type: string, name: string): Node[] {
  const found: Node[] = [];
  for (const script of scripts)
    visitNodes(script, (node) => {
      if (node.type === type && isNode(node.id) && node.id.value === name) found.push(node);
    });
  return found;
}
