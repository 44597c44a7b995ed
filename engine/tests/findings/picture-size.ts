import sharp from 'sharp'

/** The width and height of a picture in pixels. @throws Error if the file is not a picture */
export async function pictureSize(file: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(file).metadata()
  return { width, height }
}
