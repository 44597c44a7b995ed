/** Prints one line, with a mark, since `npm run dev` prints the site's lines on the same terminal. */
export function say(line: string) {
  console.log(`[sandbox] ${line}`)
}
