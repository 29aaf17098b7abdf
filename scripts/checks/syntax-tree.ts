import { parseSync } from '@swc/core';
import type { ProjectFile } from './project-files';

/** A node of a parsed file. */
export interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Shows `see` every node of a script, from the outside in. */
export function visitFile({ path, text }: ProjectFile, see: (node: Node) => void): void {
  visit(parseSync(text, { syntax: 'typescript', tsx: !/\.[cm]?ts$/.test(path) }), see);
}

/** Whether `value` is a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) see(value);
    for (const child of Object.values(value)) visit(child, see);
  }
}
