import sharp from 'sharp'

/** An SVG has no resolution of its own. A higher density than this would only cost memory. */
const DENSITY = { usual: 72, most: 2_400 }

/** A picture of this project as PNG, whole within a size. An SVG is drawn at that size instead of being scaled up. */
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
