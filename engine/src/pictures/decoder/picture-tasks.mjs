/* All tasks for sharp. Plain JavaScript, since the decoder process runs the file without a compiler. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

sharp.cache(false)
sharp.concurrency(1)
// Only these formats are ever decoded, whatever a file contains.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}`),
})
const svg = { operation: ['VipsForeignLoadSvg'] }
let isSvgBlocked = false

/** Blocks SVG, which may take minutes to draw. In a function, `next/og` needs it from the same library, so files are checked by their first bytes. */
export function blockSvg() {
  isSvgBlocked = true
  sharp.block(svg)
}

/**
 * Runs `work` on a file of this project, which may be an SVG. Tasks run one at a time, so SVG is unblocked for this one only.
 * @template T @param {string} file @param {(bytes: Uint8Array) => Promise<T>} work
 */
async function withFile(file, work) {
  // The file is read whole: on disk, libvips checks only the first 1,000 bytes, and an SVG may begin with a long comment.
  const bytes = await readFile(file)
  if (isSvgBlocked) sharp.unblock(svg)
  try {
    return await work(bytes)
  } finally {
    if (isSvgBlocked) sharp.block(svg)
  }
}

/** AVIF effort, from 0 to 9. Next.js uses 3, which takes twice as long as 2 for pictures 2 % smaller. */
const AVIF_EFFORT = 2
/** The quality of JPEG, PNG and WebP, as in Next.js. */
const QUALITY = 75
/** The AVIF quality that looks like 75 in other formats, as in Next.js. */
const AVIF_QUALITY = 47
/** PNG effort, from 1 to 10. The default of 7 takes up to ten times as long for a PNG of the same size. */
const PNG_EFFORT = 1

/**
 * Resizes a picture to a width, upright. A smaller one keeps its size. A truncated file is decoded as far as it goes.
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
 * Crops a picture to a size, as JPEG. Without `pixels` it is a file of this project.
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
  return input.pixels === undefined ? withFile(input.file, crop) : crop(input.file)
}

/** @param {{ file: string }} input a picture of this project */
async function measured({ file }) {
  const { autoOrient } = await withFile(file, (bytes) => sharp(bytes, { limitInputPixels: false }).metadata())
  return autoOrient
}

/** The least and the highest density at which an SVG is drawn. It has no resolution of its own, and more would only cost memory. */
const DENSITY = { min: 72, max: 2_400 }

/**
 * Fits a picture of this project into a size, as PNG. An SVG is drawn at that size rather than scaled up.
 * @param {{ file: string, width: number, height: number }} input
 * @returns {Promise<Uint8Array>}
 */
async function drawn({ file, width, height }) {
  return withFile(file, async (bytes) => {
    const { format, width: fileWidth } = await sharp(bytes).metadata()
    const wanted = Math.max((DENSITY.min * width) / fileWidth, 1)
    const density = format === 'svg' ? Math.min(wanted, DENSITY.max) : DENSITY.min
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    return sharp(bytes, { density }).resize({ width, height, fit: 'contain', background }).png().toBuffer()
  })
}

/** @param {{ file: string }} input a picture of this project */
async function isOpaque({ file }) {
  return withFile(file, async (bytes) => (await sharp(bytes).stats()).isOpaque)
}

/**
 * The colours of a picture of this project, scaled down to at most this size: red, green, blue and alpha of each pixel.
 * @param {{ file: string, side: number }} input
 * @returns {Promise<Uint8Array>}
 */
async function colours({ file, side }) {
  return withFile(file, (bytes) =>
    sharp(bytes).resize(side, side, { fit: 'inside' }).toColourspace('srgb').ensureAlpha().raw().toBuffer(),
  )
}

/**
 * Draws pictures on a background, which is a picture or a coloured square. Pictures without a position are centred.
 * @param {{ ground: Uint8Array | { side: number, colour: string }, layers: { picture: Uint8Array, left?: number, top?: number }[],
 * format: 'jpeg' | 'png' }} input
 * @returns {Promise<Uint8Array>}
 */
async function composed({ ground, layers, format }) {
  const sheet =
    ground instanceof Uint8Array
      ? sharp(ground)
      : sharp({ create: { width: ground.side, height: ground.side, channels: 3, background: ground.colour } })
  const image = sheet.composite(
    layers.map(({ picture, ...position }) => ({ input: Buffer.from(picture), ...position })),
  )
  return (format === 'jpeg' ? image.jpeg({ quality: 84, mozjpeg: true }) : image.png()).toBuffer()
}

export const tasks = { resized, cropped, measured, drawn, isOpaque, colours, composed }
