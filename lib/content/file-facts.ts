import { currentSizeOf } from '@site-starter/engine/files'
import { languageHere } from '@/lib/content/translations'
import type { ProjectFile } from '@/lib/kinds/projects'

/** The type and size of a file, such as `PDF, 148 kB`; '' if both are unknown. */
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
  return new Intl.NumberFormat(languageHere(), format).format(amount)
}

/** The type and size of a file in `public/`, such as `PDF` and `148 kB`; '' for each that is unknown. */
export async function localFileFacts(path: string): Promise<{ type: string; size: string }> {
  const size = await currentSizeOf(path)
  return {
    type: extensionOf(path)?.toUpperCase() ?? '',
    size: size === undefined ? '' : formatSize(size),
  }
}
