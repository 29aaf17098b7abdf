import { useSession } from '@little-arches/contracts/host';

/** Returns the sender of a letter: the practice, or the parent or guardian. */
export function useSender(): string | undefined {
  const session = useSession();
  if (session.status !== 'authenticated') return undefined;
  const { firstName, lastName, role } = session.user;
  const name = `${firstName} ${lastName}`.trim();
  if (!name) return undefined;
  return `${role === 'pediatric_professional' ? 'Practice' : 'Parent or guardian'}: ${name}`;
}
