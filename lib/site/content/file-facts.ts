import type { FileMeasure } from '@/lib/engine/files'
import { measureIn } from '@/lib/engine/files'
import { isDevelopment } from '@/lib/engine/process'
import type { ProjectFile } from '@/lib/site/kinds/projects'
import { copy } from '@/site/copy'

/** The type and size of a file, such as `PDF, 148 kB`; '' when neither is known. */
export function fileFacts(file: Pick<ProjectFile, 'src' | 'name' | 'contentType' | 'size'>): string {
  const { src, name, contentType, size } = file
  const subtype = contentType.split('/')[1] ?? ''
  const type = extensionOf(new URL(src).pathname) ?? extensionOf(name) ?? (subtype.length <= 5 ? subtype : '')
  return [type.toUpperCase(), size === undefined ? '' : formatSize(size)].filter(Boolean).join(', ')
}

function extensionOf(path: string): string | undefined {
  return /\.([a-z0-9]{2,5})$/i.exec(path)?.[1]
}

function formatSize(bytes: number): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  const format = { style: 'unit', unit, maximumFractionDigits: amount < 10 ? 1 : 0 } as const
  return new Intl.NumberFormat('pt-PT', format).format(amount)
}

/** The type of a file of `public/`, its pages and its size: `PDF`, `4 páginas · 148 kB`. What is not known is left out. */
export async function localFileFacts(path: string): Promise<{ type: string; facts: string }> {
  const { size, pages } = (await currentMeasureOf(path)) ?? {}
  const facts = [pages && copy.sections.pdfPages(pages), size !== undefined && formatSize(size)]
  return { type: extensionOf(path)?.toUpperCase() ?? '', facts: facts.filter(Boolean).join(' · ') }
}

/** next.config.ts measures the files: a function on Vercel has no `public/`. In development the file is read. */
async function currentMeasureOf(path: string): Promise<FileMeasure | undefined> {
  if (isDevelopment()) return (await import('@/lib/engine/files')).measureFile(path)
  return measureIn<FileMeasure>(JSON.parse(process.env.LOCAL_FILES || '{}'), path)
}
