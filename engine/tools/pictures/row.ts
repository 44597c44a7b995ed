import sharp from 'sharp'

/** The gap between two screenshots, in pixels. */
const GAP = 24

/** Screenshots of this width side by side, with transparent gaps. */
export async function rowOf(screens: Buffer[], width: number): Promise<Buffer> {
  const resized = await Promise.all(
    screens.map((screen) => sharp(screen).resize({ width }).png().toBuffer({ resolveWithObject: true })),
  )
  const height = Math.max(...resized.map(({ info }) => info.height))
  const row = {
    width: resized.length * (width + GAP) - GAP,
    height,
    channels: 4,
    background: '#0000',
  } as const
  return sharp({ create: row })
    .composite(resized.map(({ data }, index) => ({ input: data, left: index * (width + GAP), top: 0 })))
    .webp({ quality: 82 })
    .toBuffer()
}
