/* All that is done with sharp. JavaScript: the decoder's process runs it as it is. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

sharp.cache(false)
sharp.concurrency(1)
// Only these formats are ever decoded, whatever a file is.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}`),
})
const svg = { operation: ['VipsForeignLoadSvg'] }
let isSvgBlocked = false

/** An SVG is a program that may run for minutes. In a function, where `next/og` draws with the same library, the head of a file is looked at. */
export function blockSvg() {
  isSvgBlocked = true
  sharp.block(svg)
}

/**
 * Works on a file of this project, which may be an SVG. There is one task at a time, so the loader is free for this one only.
 * @template T @param {string} file @param {(bytes: Uint8Array) => Promise<T>} work
 */
async function withOwn(file, work) {
  // Of a file on the disk libvips looks at the first 1,000 bytes alone, and an SVG may begin with a long comment.
  const bytes = await readFile(file)
  if (isSvgBlocked) sharp.unblock(svg)
  try {
    return await work(bytes)
  } finally {
    if (isSvgBlocked) sharp.block(svg)
  }
}

/** Next.js asks for 3, which takes twice the time of 2 and makes a picture 2 % smaller. From 0 to 9. */
const AVIF_EFFORT = 2
const QUALITY = 75
/** Looks like 75 of the others, as Next.js has it. */
const AVIF_QUALITY = 47
/** From 1 to 10. The usual 7 takes up to ten times the time for a PNG, which is as large. */
const PNG_EFFORT = 1

/**
 * A picture at a width, upright; a smaller one keeps its size. Of a file that breaks off, what there is.
 * @param {{ file: string | Uint8Array, pixels: number, width: number, format: 'avif' | 'webp' | 'jpeg' | 'png' | 'gif' }} input
 * @returns {Promise<Uint8Array>}
 */
async function resized({ file, pixels, width, format }) {
  const picture = sharp(file, { limitInputPixels: pixels, sequentialRead: true, failOn: 'none' })
    .autoOrient()
    .resize(width, undefined, { withoutEnlargement: true })
  if (format === 'avif') return picture.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT }).toBuffer()
  if (format === 'jpeg') return picture.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer()
  if (format === 'png') return picture.png({ quality: QUALITY, effort: PNG_EFFORT }).toBuffer()
  return picture.toFormat(format, { quality: QUALITY }).toBuffer()
}

/**
 * A picture that fills a size, as JPEG. Without `pixels` it is a file of this project.
 * @param {({ file: string, pixels?: undefined } | { file: string | Uint8Array, pixels: number }) & { width: number, height: number }} input
 * @returns {Promise<Uint8Array>}
 */
async function cropped({ width, height, ...input }) {
  const crop = (/** @type {string | Uint8Array} */ picture) =>
    sharp(picture, { limitInputPixels: input.pixels ?? true, sequentialRead: true, failOn: 'none' })
      .autoOrient()
      .resize({ width, height, fit: 'cover' })
      .jpeg()
      .toBuffer()
  return input.pixels === undefined ? withOwn(input.file, crop) : crop(input.file)
}

/** @param {{ file: string }} input a picture of this project */
async function measured({ file }) {
  const { autoOrient } = await withOwn(file, (bytes) => sharp(bytes, { limitInputPixels: false }).metadata())
  return autoOrient
}

/** An SVG has no resolution of its own. A higher density than this would only cost memory. */
const DENSITY = { usual: 72, most: 2_400 }

/**
 * A picture of this project as PNG, whole within a size. An SVG is drawn at that size instead of being scaled up.
 * @param {{ file: string, width: number, height: number }} input
 * @returns {Promise<Uint8Array>}
 */
async function drawn({ file, width, height }) {
  return withOwn(file, async (bytes) => {
    const { format, width: ownWidth } = await sharp(bytes).metadata()
    const wanted = Math.max((DENSITY.usual * width) / ownWidth, 1)
    const density = format === 'svg' ? Math.min(wanted, DENSITY.most) : DENSITY.usual
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    return sharp(bytes, { density }).resize({ width, height, fit: 'contain', background }).png().toBuffer()
  })
}

/** @param {{ file: string }} input a picture of this project */
async function isOpaque({ file }) {
  return withOwn(file, async (bytes) => (await sharp(bytes).stats()).isOpaque)
}

/**
 * The colours of a picture of this project: red, green, blue and alpha of each pixel, at this size at most.
 * @param {{ file: string, side: number }} input
 * @returns {Promise<Uint8Array>}
 */
async function colours({ file, side }) {
  return withOwn(file, (bytes) =>
    sharp(bytes).resize(side, side, { fit: 'inside' }).toColourspace('srgb').ensureAlpha().raw().toBuffer(),
  )
}

/**
 * Pictures on a ground, which is a picture or a square of a colour. Without places they are in the middle.
 * @param {{ ground: Uint8Array | { side: number, colour: string }, layers: { picture: Uint8Array, left?: number, top?: number }[],
 *   format: 'jpeg' | 'png' }} input
 * @returns {Promise<Uint8Array>}
 */
async function composed({ ground, layers, format }) {
  const sheet =
    ground instanceof Uint8Array
      ? sharp(ground)
      : sharp({ create: { width: ground.side, height: ground.side, channels: 3, background: ground.colour } })
  const image = sheet.composite(
    layers.map(({ picture, ...place }) => ({ input: Buffer.from(picture), ...place })),
  )
  return (format === 'jpeg' ? image.jpeg({ quality: 84, mozjpeg: true }) : image.png()).toBuffer()
}

export const tasks = { resized, cropped, measured, drawn, isOpaque, colours, composed }
