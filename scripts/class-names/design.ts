import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'
import { projectFile } from '../shared/project'

const { resolve: resolvePackage } = createRequire(import.meta.url)

type Design = Awaited<ReturnType<typeof loadDesignSystem>>

/** Two design systems of Tailwind CSS: with the stylesheet of this site, and with its own defaults. */
export async function loadDesigns(): Promise<{ own: Design; usual: Design }> {
  const base = projectFile('app')
  const css = await readFile(join(base, 'globals.css'), 'utf8')
  const [own, usual] = await Promise.all([load(css, base), load('@import "tailwindcss";', base)])
  return { own, usual }
}

function load(css: string, base: string): Promise<Design> {
  return loadDesignSystem(css, {
    base,
    loadStylesheet: async (id, from) => {
      const path = id === 'tailwindcss' ? resolvePackage('tailwindcss/index.css') : resolve(from, id)
      return { path, base: dirname(path), content: await readFile(path, 'utf8') }
    },
    loadModule: async (id, from) => {
      const path = resolve(from, id)
      const { default: module } = await import(pathToFileURL(path).href)
      return { path, base: dirname(path), module }
    },
  })
}
