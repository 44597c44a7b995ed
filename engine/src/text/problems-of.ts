/** The problems with one thing. Each becomes a sentence that starts with the name of the thing. */
export function problemsOf(name: string, problems: (string | false | undefined)[]): string[] {
  return problems.flatMap((problem) => (problem ? [`${name} ${problem}`] : []))
}
