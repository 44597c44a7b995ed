const START_OF_SCAN = 0xda
/** Baseline and extended frames. The others are progressive, lossless or arithmetic. */
const SEQUENTIAL_FRAMES = [0xc0, 0xc1]

/** Whether a JPEG has all its colours in one scan. It is then decoded line by line; any other JPEG is held in memory as a whole. */
export function isOneScan(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  let colours: number | undefined
  // Each segment: 0xff, its kind, its length without these two bytes, its content.
  for (let at = 2; at + 10 <= file.length && file[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const kind = view.getUint8(at + 1)
    if (SEQUENTIAL_FRAMES.includes(kind)) colours = view.getUint8(at + 9)
    if (kind === START_OF_SCAN) return view.getUint8(at + 4) === colours
  }
  return false
}
