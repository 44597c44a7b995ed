let isMuted = false

/** Prints one line, with a mark, since `npm run dev` prints the site's lines on the same terminal. */
export function say(line: string) {
  if (!isMuted) console.log(`[sandbox] ${line}`)
}

/** For a process whose output is not the sandbox's. */
export function mute() {
  isMuted = true
}
