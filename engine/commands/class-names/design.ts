import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compile, __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'
import { projectFile } from '../shared/project'

const { resolve: resolvePackage } = createRequire(import.meta.url)

type Design = Awaited<ReturnType<typeof loadDesignSystem>>

/** Two Tailwind CSS design systems: `ofSite` with this site's stylesheet, `defaults` without it. */
export async function loadDesigns(): Promise<{ ofSite: Design; defaults: Design }> {
  const base = projectFile('app')
  const css = await readFile(join(base, 'globals.css'), 'utf8')
  const load = (text: string) => loadDesignSystem(text, { base, loadStylesheet, loadModule })
  const [ofSite, defaults] = await Promise.all([load(css), load('@import "tailwindcss";')])
  return { ofSite, defaults }
}

/** The files and folders that a stylesheet scans for class names, and the stylesheets that it imports. */
export async function readSources(stylesheet: string): Promise<Record<'sources' | 'imports', Set<string>>> {
  const imports = new Set<string>()
  const { sources } = await compile(await readFile(stylesheet, 'utf8'), {
    base: dirname(stylesheet),
    loadModule,
    loadStylesheet: async (id, from) => {
      const sheet = await loadStylesheet(id, from)
      imports.add(sheet.path)
      return sheet
    },
  })
  const wanted = sources.filter(({ negated }) => !negated)
  return { sources: new Set(wanted.map(({ base, pattern }) => resolve(base, pattern))), imports }
}

async function loadStylesheet(id: string, from: string) {
  const inPackage = id === 'tailwindcss' ? 'tailwindcss/index.css' : id
  const path = inPackage.startsWith('tailwindcss/') ? resolvePackage(inPackage) : resolve(from, id)
  return { path, base: dirname(path), content: await readFile(path, 'utf8') }
}

async function loadModule(id: string, from: string) {
  const path = resolve(from, id)
  const { default: module } = await import(pathToFileURL(path).href)
  return { path, base: dirname(path), module }
}
