let isMuted = false

/** Prints a line with a prefix, because `npm run dev` prints the site's lines in the same terminal. */
export function say(line: string) {
  if (!isMuted) console.log(`[sandbox] ${line}`)
}

/** Silences the log, for a process whose output is not the sandbox's. */
export function mute() {
  isMuted = true
}
