import { packBackup } from './backup-file';

/** The address of the running backend under which its backup is. */
export const BACKUP = '/backup';

/** Answers with a backup of the data directory, to holders of the secret key. */
export async function answerBackup(
  request: Request,
  secretKey: string,
  dataDir: string,
  dump: () => Promise<Buffer>,
): Promise<Response> {
  if (request.headers.get('authorization') !== `Bearer ${secretKey}`)
    return Response.json({ message: 'not found' }, { status: 404 });
  return new Response(new Uint8Array(await packBackup(dataDir, await dump())));
}
