/**
 * Visits all subjects round by round, each round starting with another one, so that other load on the machine
 * affects all alike.
 */
export async function interleave<Subject, Result>(
  subjects: readonly Subject[],
  rounds: number,
  measure: (subject: Subject) => Promise<Result>,
): Promise<Map<Subject, Result[]>> {
  const results = new Map<Subject, Result[]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round++) {
    const first = round % subjects.length;
    for (const subject of [...subjects.slice(first), ...subjects.slice(0, first)])
      results.get(subject)?.push(await measure(subject));
  }
  return results;
}
