import { EnvironmentError } from '@scripts/kit/errors/usage-error';
import { parseJson } from '@scripts/kit/files/read-json';
import { NewerFormatError } from 'shared-contracts/formats/stored';

/**
 * Reads JSON that a release left. Errors name `where` it is from; what a newer release tool wrote is a
 * EnvironmentError, which no one may write over.
 */
export function parseContent<Output>(
  content: Buffer,
  where: string,
  parse: (value: unknown, where: string) => Output,
): Output {
  const value = parseJson(content.toString('utf8'), where);
  try {
    return parse(value, where);
  } catch (error) {
    throw error instanceof NewerFormatError ? new EnvironmentError(error.message) : error;
  }
}
