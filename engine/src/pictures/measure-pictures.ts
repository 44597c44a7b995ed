import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { inDecoder } from './decoder/decoder'
import { isPictureName, type Measure, measuresOf, publicPicture } from './public-files'

export function measureLocalPictures(): Promise<Record<string, Measure>> {
  return measuresOf(isPictureName, measurePicture)
}

/** The size and version of a picture in `public/`; undefined for any other path. */
export async function measurePicture(path: string): Promise<Measure | undefined> {
  const file = publicPicture(path)
  if (file === undefined) return undefined
  try {
    const version = hash('sha256', await readFile(file)).slice(0, 8)
    return { ...(await inDecoder('measured', { file })), version }
  } catch {
    return undefined
  }
}
