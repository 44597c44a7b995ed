import { isDevelopment } from '@/lib/environment/process/mode'
import { copy } from '@/site.copy'
import { extensionOf, formatSize } from './file-facts'
import type { FileMeasure } from './measure-files'

/** The type of a file of `public/`, its pages and its size: `PDF`, `4 páginas · 148 kB`. What is not known is left out. */
export async function localFileFacts(path: string): Promise<{ type: string; facts: string }> {
  const { size, pages } = (await currentMeasureOf(path)) ?? {}
  const facts = [pages && copy.sections.pdfPages(pages), size !== undefined && formatSize(size)]
  return { type: extensionOf(path)?.toUpperCase() ?? '', facts: facts.filter(Boolean).join(' · ') }
}

/** next.config.ts measures the files: a function on Vercel has no `public/`. In development the file is read. */
async function currentMeasureOf(path: string): Promise<FileMeasure | undefined> {
  if (isDevelopment()) return (await import('./measure-files')).measureFile(path)
  return JSON.parse(process.env.LOCAL_FILES || '{}')[path]
}
