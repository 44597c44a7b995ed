/** An agency's own parser for an answer, with its own regular expression. */
export function seatsIn(answer: string): number {
  const seats = [...answer.matchAll(/"lugares": *(\d+)/g)].map(([, count]) =>
    Number(count),
  );
  return seats.reduce((sum, count) => sum + count, 0);
}
