import { NewerFormatError } from '@little-arches/contracts/formats';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import { parseJson } from '@little-arches/kit/files/read-json';

/**
 * Parses JSON that a release wrote. Errors name its source `where`. Content of a newer release tool throws an
 * EnvironmentError, because it must not be overwritten.
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
