import { readFile, stat } from 'node:fs/promises'
import { measuresOf, publicFile } from '@/lib/engine/pictures/public-files'
import { pdfPages } from './pdf-pages'

export interface FileMeasure {
  /** Bytes. */
  size: number
  /** Of a PDF. */
  pages?: number | undefined
}

const documents = /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|zip|epub|ics|mp3|mp4|webm)$/i

export function measureLocalFiles(): Promise<Record<string, FileMeasure>> {
  return measuresOf((path) => documents.test(path), measureFile)
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
