import { readdir, readFile, stat } from 'node:fs/promises'
import { publicFile } from '@/lib/pictures/public-files'
import { pdfPages } from './pdf-pages'

/** What a file of `public/` says of itself. */
export interface FileMeasure {
  /** Bytes. */
  size: number
  /** Of a PDF. */
  pages?: number | undefined
}

const documents = /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|zip|epub|ics|mp3|mp4|webm)$/i

/** The documents and videos of `public/`, by path. */
export async function measureLocalFiles(): Promise<Record<string, FileMeasure>> {
  const names = await readdir(publicFile(''), { recursive: true }).catch(() => [])
  const paths = names.map((name) => `/${name.replaceAll('\\', '/')}`).filter((path) => documents.test(path))
  const measures: Record<string, FileMeasure> = {}
  for (const path of paths.sort()) {
    const measure = await measureFile(path)
    if (measure) measures[path] = measure
  }
  return measures
}

/** Undefined for a path that is no file of `public/`. */
export async function measureFile(path: string): Promise<FileMeasure | undefined> {
  try {
    const { size } = await stat(publicFile(path))
    if (!path.toLowerCase().endsWith('.pdf')) return { size }
    return { size, pages: pdfPages(await readFile(publicFile(path))) }
  } catch {
    return undefined
  }
}
