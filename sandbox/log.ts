/** One line on the terminal; marked, since `npm run dev` prints the site's lines beside it. */
export function say(line: string) {
  console.log(`[sandbox] ${line}`)
}
