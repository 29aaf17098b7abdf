/**
 * Visits everything in turn, round by round, each round beginning with another subject: what the machine does
 * meanwhile meets all subjects alike.
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
