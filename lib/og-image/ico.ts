/** Bytes of the header, and of the entry of each image. */
const HEAD = 6
const ENTRY = 16

/** An `.ico` file of square PNG images, which all systems since Windows Vista read. */
export function icoFile(images: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEAD + ENTRY * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of images.entries()) {
    const at = HEAD + ENTRY * index
    // 0 stands for 256.
    head.writeUInt8(size % 256, at)
    head.writeUInt8(size % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}
