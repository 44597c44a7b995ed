/* What answers otherwise than a bare Next.js app says so in the log: an agency that meets it finds the reason in the documentation. */

const TABLE = 'docs/extending.md, "What differs from a bare Next.js app"'

const refused: Record<number, string> = {
  400: 'An address that Next.js does not answer well was refused',
  403: 'A post from another origin was refused at an address of the template',
  405: 'A method other than GET, HEAD and POST was refused',
}

const told = new Set<number>()

/** Once per process and status: anybody can cause a refusal. */
export function tellRefusal(status: number): void {
  if (told.has(status)) return
  told.add(status)
  console.warn(`[site] ${refused[status]} (${status}): ${TABLE}`)
}

export function tellDevelopers(): void {
  console.log(`[site] \`npm start\` differs from \`next dev\` in a few points: ${TABLE}`)
}
