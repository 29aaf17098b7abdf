interface Result {
  rows: unknown[];
  fields: unknown[];
  affectedRows?: number;
}

/** What is used here of PGlite. */
interface Driver {
  query(sql: string, parameters?: unknown[], options?: object): Promise<Result>;
  exec(sql: string): Promise<Result[]>;
}

const BEGIN = /^begin$/i;
const END = /^(?:commit|rollback)$/i;
const SET_CONFIG = /^select (set_config\('[\w.]+', )(?:\$1|''), true\)$/i;
const SET_ROLE = /^set local role ("(?:[^"]|"")+")$/i;
const NOTHING: Result = { rows: [], fields: [], affectedRows: 0 };

/**
 * Lets the statements by which @supabase/lite begins each request, up to ten that only set who asks and what for, go
 * to Postgres with the first statement that wants an answer. Each by itself crosses into PGlite six times, which took
 * two thirds of a request's processor time. Order and transaction stay as they are; a setting that Postgres refuses
 * fails the statement after it.
 */
export function bundleSettings(driver: Driver): void {
  const query = driver.query.bind(driver);
  const exec = driver.exec.bind(driver);
  let hasBegun = false;
  let settings: string[] = [];

  async function release(): Promise<void> {
    const statements = [
      ...(hasBegun ? ['begin'] : []),
      // As columns, which Postgres computes from left to right.
      ...(settings.length > 0 ? [`select ${settings.join(', ')}`] : []),
    ];
    hasBegun = false;
    settings = [];
    if (statements.length > 0) await exec(statements.join(';'));
  }

  driver.query = async (sql, parameters = [], options) => {
    const statement = sql.trim();
    const setting = hasBegun ? settingOf(statement, parameters) : undefined;
    if (setting !== undefined) {
      settings.push(setting);
      return NOTHING;
    }
    if (hasBegun && END.test(statement)) {
      // Nothing was asked in this transaction.
      hasBegun = false;
      settings = [];
      return NOTHING;
    }
    await release();
    if (BEGIN.test(statement)) {
      hasBegun = true;
      return NOTHING;
    }
    // What has no parameters to describe crosses once.
    if (END.test(statement)) return (await exec(statement)).at(-1) ?? NOTHING;
    return query(sql, parameters, options);
  };
  driver.exec = async (sql) => {
    await release();
    return exec(sql);
  };
}

/** The call that makes a statement's setting, with its value; undefined for any other statement. */
function settingOf(statement: string, parameters: readonly unknown[]): string | undefined {
  const role = SET_ROLE.exec(statement)?.[1];
  if (role) return `set_config('role', ${literal(role.slice(1, -1).replaceAll('""', '"'))}, true)`;
  const call = SET_CONFIG.exec(statement)?.[1];
  const [value = ''] = parameters;
  if (!call || typeof value !== 'string' || value.includes('\0')) return undefined;
  return `${call}${literal(value)}, true)`;
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
