import { type Backend, deleteAccount as deletion, tableRows } from '@little-arches/contracts/backend';
import { localTimestamp } from '@little-arches/contracts/values';
import * as v from 'valibot';

const consentSchema = v.object({
  id: v.string(),
  given_at: v.string(),
  version: v.string(),
  consent_texts: v.object({ audience: v.string(), body: v.string() }),
});

/** A consent of the signed-in person at sign-up, and when they gave it. */
export type Consent = v.InferOutput<typeof consentSchema>;

/** The signed-in person's consents; the database writes them when an account is created. */
const consents = tableRows('consents', 'id,given_at,version,consent_texts(audience,body)', consentSchema);

const profileSchema = v.object({ id: v.string(), first_name: v.string(), last_name: v.string() });

/** The signed-in person's own name: one row. */
const profiles = tableRows('profiles', Object.keys(profileSchema.entries).join(','), profileSchema);

const remindersSchema = v.object({ id: v.string(), rescan: v.boolean() });

/** Whether the signed-in person is reminded of a rescan by mail; no row until it is switched on. */
const reminders = tableRows('reminders', Object.keys(remindersSchema.entries).join(','), remindersSchema);

/** Creates complete rows as they are stored, for a complete copy. */
function storedRows<const Table extends Parameters<Backend['select']>[0]['table']['table']>(
  table: Table,
  columns = '*',
) {
  return tableRows(table, columns, v.record(v.string(), v.unknown()));
}

// The exported columns exclude the secrets of links and codes.
const sharingLinkRows = storedRows('sharing_links', 'id,scan_id,created_at,expires_at');
const pairingCodeRows = storedRows('pairing_codes', 'id,child_id,created_at,expires_at,used_at,scan_id');

/** Every table with personal data, in the order of the export. */
const PERSONAL_TABLES = [
  storedRows('profiles'),
  storedRows('children'),
  storedRows('deleted_children', 'id,deleted_at,child,scans,exercises_done'),
  storedRows('scans'),
  storedRows('reminders', 'id,rescan,changed_at'),
  storedRows('reminder_mails', 'child_id,about,created_at,sent_at'),
  storedRows('mail_requests', 'id,email,asked_at,confirmed_at,refused_at'),
  storedRows('contact_messages', 'id,name,email,message,created_at'),
  storedRows('exercises_done'),
  sharingLinkRows,
  pairingCodeRows,
  storedRows('orders', '*,order_lines(*),deliveries(*)'),
  storedRows('consents', '*,consent_texts(*)'),
];

/**
 * Stored data of an account or a child: the time of the export, the number of rows of each table, and the rows by
 * table.
 */
export interface StoredData {
  readonly exported_at: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly [table: string]: unknown;
}

interface TableCopy {
  readonly table: string;
  readonly rows: readonly unknown[];
}

/**
 * Reads all rows of the signed-in person. `now` is the timestamp of the export. Times are converted to the local
 * time that the pages show.
 */
export async function fetchAccountData(backend: Backend, now: string): Promise<StoredData> {
  const copies = PERSONAL_TABLES.map(
    async (table): Promise<TableCopy> => ({ table: table.table, rows: await backend.select({ table }) }),
  );
  return storedData(now, await Promise.all(copies));
}

/**
 * Reads all rows about one child. `now` is the timestamp of the export. Times are converted to the local time that
 * the pages show.
 */
export async function fetchChildData(backend: Backend, childId: string, now: string): Promise<StoredData> {
  const ofChild = { child_id: childId };
  const [children, scans, exercises_done, links, pairing_codes] = await Promise.all([
    backend.select({ table: storedRows('children'), where: { id: childId } }),
    backend.select({ table: storedRows('scans'), where: ofChild }),
    backend.select({ table: storedRows('exercises_done'), where: ofChild }),
    backend.select({ table: sharingLinkRows }),
    backend.select({ table: pairingCodeRows, where: ofChild }),
  ]);
  const ids = new Set(scans.map(({ id }) => id));
  return storedData(now, [
    { table: 'children', rows: children },
    { table: 'scans', rows: scans },
    { table: 'exercises_done', rows: exercises_done },
    // A link row refers to its scan and not to the child.
    { table: 'sharing_links', rows: links.filter(({ scan_id }) => ids.has(scan_id)) },
    { table: 'pairing_codes', rows: pairing_codes },
  ]);
}

function storedData(now: string, copies: readonly TableCopy[]): StoredData {
  return {
    exported_at: localTimestamp(now),
    counts: Object.fromEntries(copies.map(({ table, rows }) => [table, rows.length])),
    ...Object.fromEntries(copies.map(({ table, rows }) => [table, inLocalTime(rows)])),
  };
}

/**
 * Returns a copy whose timestamps (`…_at`) have the same day as on the pages: in the time zone of the viewer or of
 * the scan.
 */
function inLocalTime(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inLocalTime);
  if (typeof value !== 'object' || value === null) return value;
  const { taken_offset: offset } = value as { taken_offset?: unknown };
  const entries = Object.entries(value).map(([key, part]: [string, unknown]) => {
    if (typeof part !== 'string' || !key.endsWith('_at') || Number.isNaN(Date.parse(part)))
      return [key, inLocalTime(part)];
    return [key, localTimestamp(part, key === 'taken_at' && typeof offset === 'number' ? offset : null)];
  });
  return Object.fromEntries(entries);
}

/** Reads the consents of the signed-in person, newest first. */
export async function fetchConsents(backend: Backend): Promise<Consent[]> {
  return backend.select({ table: consents, orderBy: { column: 'given_at', descending: true } });
}

export interface ChosenReminders {
  readonly rescan: boolean;
}

export async function fetchReminders(backend: Backend): Promise<ChosenReminders> {
  const [chosen] = await backend.select({ table: reminders, limit: 1 });
  return chosen ?? { rescan: false };
}

export async function setReminders(backend: Backend, { rescan }: ChosenReminders): Promise<void> {
  await backend.rpc('set_reminders', { p_rescan: rescan });
}

/** Records that the signed-in person agrees to the newest text, which `version` names. */
export async function agreeToText(backend: Backend, version: string): Promise<void> {
  await backend.rpc('agree_to_text', { p_version: version });
}

export async function changeName(
  backend: Backend,
  userId: string,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await backend.update(profiles, userId, { first_name: firstName, last_name: lastName });
}

/**
 * Returns whether the account behind a session was deleted. Its token allows reading until it expires, but finds no
 * profile. Returns false when the profile can't be read.
 */
export async function isAccountGone(backend: Backend): Promise<boolean> {
  return backend.select({ table: profiles, limit: 1 }).then(
    (rows) => rows.length === 0,
    () => false,
  );
}

/** Deletes the signed-in person's account with all its data. The server confirms the deletion by mail. */
export async function deleteAccount(backend: Backend): Promise<void> {
  await backend.call(deletion, {}, { as: 'user' });
}
