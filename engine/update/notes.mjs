/**
 * What an update tells: what it did, or what is left to a human.
 * @typedef {object} Note
 * @property {string} title
 * @property {string[]} lines
 * @property {boolean} isForHand
 * @property {boolean} [isConflict] mended before the update goes on
 */

/** @param {Note[]} notes */
export function noteLines(notes) {
  const some = notes.filter(({ lines }) => lines.length > 0)
  const [hand, done] = [some.filter(({ isForHand }) => isForHand), some.filter(({ isForHand }) => !isForHand)]
  return [...done.flatMap(lines), ...(hand.length > 0 ? ['', 'LEFT TO YOU', ...hand.flatMap(lines)] : [])]
}

/** @param {Note} note */
function lines({ title, lines: all }) {
  return ['', `${title}:`, ...all.map((line) => `  ${line}`)]
}
