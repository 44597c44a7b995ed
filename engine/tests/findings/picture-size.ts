import sharp from 'sharp'

/** The width and height of a picture, in pixels. @throws Error when it is none */
export async function pictureSize(file: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(file).metadata()
  return { width, height }
}
