import type { Picture } from '../fields/files'
import { whileUnchanged } from '../files/while-unchanged'
import type { SectionPicture } from '../port/sections'
import type { LocalPath } from '../port/settings'
import { type Measure, measureIn, publicFile } from './public-files'

const measures = whileUnchanged<Promise<Measure | undefined>>()

let measured: Record<string, Measure> | undefined

/** The size of a picture in `public/`; undefined for other paths. The build measures all (`engine/src/next-config/build-variables.ts`): a function has neither `public/` nor need of sharp. */
export function measureOf(path: string): Measure | undefined {
  measured ??= JSON.parse(process.env.LOCAL_PICTURES || '{}') as Record<string, Measure>
  return measureIn(measured, path)
}

/** The size of a picture in `public/`. Development measures the current file. */
export async function currentMeasureOf(path: string): Promise<Measure | undefined> {
  if (process.env.NODE_ENV !== 'development') return measureOf(path)
  const { measurePicture } = await import('./measure-pictures')
  return measures([publicFile(path)], () => measurePicture(path))
}

export function isLocal(src: string): src is LocalPath {
  return src.startsWith('/') && !src.startsWith('//')
}

/** A picture with its dimensions; for one in `public/` those of its file. @throws Error if there is no such file */
export async function sizedPicture({ src, alt, width, height }: SectionPicture): Promise<Picture> {
  if (!isLocal(src)) return { src, alt, width, height }
  const measure = await currentMeasureOf(src)
  if (!measure) throw new Error(`public${src} is not there, or cannot be read as a picture`)
  return { src, alt, width: measure.width, height: measure.height }
}
