import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';

/** A database function, and its parameters' names and types. */
export interface DeclaredFunction {
  readonly name: string;
  readonly parameters: readonly (readonly [name: string, type: string])[];
}

const folder = () => join(projectRoot(), 'supabase');

/** Returns the text of the migrations in order, without comments. */
export function migrationsSql(): string {
  const migrations = join(folder(), 'migrations');
  return readdirSync(migrations)
    .sort()
    .map((file) => readFileSync(join(migrations, file), 'utf8'))
    .join('\n')
    .replace(/--.*$/gm, '');
}

/** Returns the tables that exist after all migrations. */
export function declaredTables(): string[] {
  const sql = migrationsSql();
  const created = [...sql.matchAll(/create table public\.(\w+)/g)].map(([, name = '']) => name);
  return created.filter((name) => !sql.includes(`drop table public.${name};`));
}

/**
 * Returns the database functions that exist after all migrations, except those of triggers, which can't be called.
 */
export function declaredFunctions(): DeclaredFunction[] {
  const left = new Map<string, DeclaredFunction>();
  const statements =
    /drop function public\.(\w+)|create (?:or replace )?function public\.(\w+)\(((?:[^()]|\(\))*)\)\s+returns (\w+)/g;
  for (const [, dropped, name = '', parameters = '', returns] of migrationsSql().matchAll(statements)) {
    if (dropped) left.delete(dropped);
    else if (returns !== 'trigger') left.set(name, { name, parameters: readParameters(parameters) });
  }
  return [...left.values()];
}

function readParameters(list: string): DeclaredFunction['parameters'] {
  return [...list.matchAll(/(p_\w+) (\w+(?:\[\])?)/g)].map(([, name = '', type = '']) => [name, type]);
}

/** Returns the names of the serverless functions. */
export function serverlessFunctions(): string[] {
  return readdirSync(join(folder(), 'functions'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);
}
