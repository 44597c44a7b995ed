import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Ground, groundOf } from '../../../src/colours/logo'
import { readText } from '../../../src/files/file-text'
import type { Theme } from '../../../src/port/theme'
import { projectFile } from '../../shared/project'

/**
 * The background of the logo in the header and footer of a theme.
 * @param path the theme's folder
 */
export async function logoGrounds(path: string): Promise<Record<'header' | 'footer', Ground>> {
  const folder = resolve(path)
  const { theme: layouts }: { theme: Theme } = await import(pathToFileURL(`${folder}/theme.ts`).href)
  const { footer, parts, brand } = layouts.footer
  const header = headerOf(`${folder}/components.ts`)
  const isDeep = header !== undefined && readText(header).includes('ground="deep"')
  return { header: isDeep ? 'deep' : 'page', footer: groundOf(footer, parts, brand) }
}

/** The header file that a `components.ts` imports or re-exports. Components cannot be loaded outside Next.js. */
function headerOf(components: string): string | undefined {
  const imports = [...readText(components).matchAll(valueImport)].map(([, names = '', path = '']) => ({
    names,
    file: fileOf(path, components),
  }))
  const header = imports.find(({ names }) => /\bHeader\b/.test(names))
  if (header) return header.file
  const whole = imports.find(({ file }) => file?.endsWith('components.ts'))
  return whole?.file && headerOf(whole.file)
}

function fileOf(path: string, from: string): string | undefined {
  const base = path.startsWith('@/') ? projectFile(path.slice(2)) : resolve(dirname(from), path)
  return [`${base}.tsx`, `${base}.ts`].find((file) => existsSync(file))
}

const valueImport = /^import (?!type )\{([^}]{0,500})\} from ['"]([^'"\n]{1,200})['"]/gm
