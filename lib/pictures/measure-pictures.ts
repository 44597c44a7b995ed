import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { inDecoder } from './decoder/decoder'
import { isPictureName, type Measure, publicFile, publicPicture } from './public-files'

/** All pictures of `public/`, by path. */
export async function measureLocalPictures(): Promise<Record<string, Measure>> {
  const names = await readdir(publicFile(''), { recursive: true }).catch(() => [])
  const paths = names.map((name) => `/${name.replaceAll('\\', '/')}`).filter(isPictureName)
  const measures: Record<string, Measure> = {}
  for (const path of paths.sort()) {
    const measure = await measurePicture(path)
    if (measure) measures[path] = measure
  }
  return measures
}

/** Undefined for a path that is no file of `public/`, or no picture. */
export async function measurePicture(path: string): Promise<Measure | undefined> {
  const file = publicPicture(path)
  if (file === undefined) return undefined
  try {
    const version = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
      .slice(0, 8)
    return { ...(await inDecoder('measured', { file })), version }
  } catch {
    return undefined
  }
}
