/** What is wrong with one thing: each problem that is there, in a sentence that begins with the name of the thing. */
export function problemsOf(name: string, problems: (string | false | undefined)[]): string[] {
  return problems.flatMap((problem) => (problem ? [`${name} ${problem}`] : []))
}
