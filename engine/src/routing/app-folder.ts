import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { slashed } from '../files/file-names'
import { clientFolder } from '../port/client-folder'

export function appFolder(): string {
  return join(/* turbopackIgnore: true */ clientFolder(), 'app')
}

const patterns = {
  page: /^page\.(?:[jt]sx?|mdx)$/,
  'page or route': /^(?:page|route)\.(?:[jt]sx?|mdx)$/,
  error: /^error\.[jt]sx?$/,
}

/** The routes of `app/` that have a file with one of these names, without the route of Markdown pages. */
export function routesWith(names: keyof typeof patterns, app = appFolder()): string[] {
  const pattern = patterns[names]
  const files = existsSync(app) ? readdirSync(app, { recursive: true, encoding: 'utf8' }) : []
  return files.flatMap((file) => {
    const segments = slashed(file).split('/')
    const name = segments.pop() ?? ''
    if (!pattern.test(name) || segments.join('/') === '[...page]') return []
    return `/${segments.filter((segment) => !/^[(@]/.test(segment)).join('/')}`
  })
}
