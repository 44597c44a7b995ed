import sharp from 'sharp'

/** A drawing has no resolution of its own; above this one it would only cost memory. */
const DENSITY = { usual: 72, most: 2_400 }

/** A picture of this project as PNG, whole within a size; an SVG is drawn in that size, and not blown up. */
export async function drawnPicture(
  file: Uint8Array,
  size: { width: number; height: number },
): Promise<Buffer> {
  const { format, width } = await sharp(file).metadata()
  const wanted = Math.max((DENSITY.usual * size.width) / width, 1)
  const density = format === 'svg' ? Math.min(wanted, DENSITY.most) : DENSITY.usual
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp(file, { density })
    .resize({ ...size, fit: 'contain', background })
    .png()
    .toBuffer()
}
