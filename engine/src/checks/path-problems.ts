import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { clientFolder } from '../port/client-folder'
import { folders, hasQuotes, type Paths, takenOffPages, templateRoutes } from '../port/routes'
import type { Redirect } from '../port/settings'
import { routesWith } from '../routing/app-folder'
import { isRedirected } from '../routing/redirects'
import { isPlainName } from '../text/page-name'
import { problemsOf } from '../text/problems-of'

interface InUse {
  /** The paths of the agency's pages, in code and in Markdown. */
  own: readonly string[]
  redirects: readonly Redirect[]
}

/** Problems with `paths` in site/config.ts, one sentence each. A path name must not be in use by anything else. */
export function pathProblems(paths: Paths = {}, { own, redirects }: InUse, folder = clientFolder()) {
  const routes = routesWith('page or route', join(folder, 'app'))
  const takenNames = namesIn([...templateRoutes, ...routes, '/api', '/index', '/404', '/500'])
  for (const { folder: free } of takenOffPages()) takenNames.delete(free)
  const ofPages = namesIn(own)
  const renamed = Object.entries(paths).filter(([page]) => page !== 'quote' || hasQuotes())
  return renamed.flatMap(([page, name], index, list) => {
    if (name === folders[page as keyof Paths]) return []
    const other = list.find(([, otherName], at) => at !== index && otherName === name)
    return problemsOf(`paths: "${name}", for ${page},`, [
      (!isPlainName(name) && 'may only have lower-case letters without accents, digits and hyphens') ||
        (other && `is the name of ${other[0]} too`) ||
        (takenNames.has(name) && `is the address of something else: /${name}`) ||
        (ofPages.has(name) && 'begins the address of a page of your own') ||
        (isRedirected(`/${name}/`, redirects) && 'is redirected') ||
        (existsSync(join(folder, 'public', name)) && `would hide public/${name}`),
    ])
  })
}

function namesIn(routes: readonly string[]): Set<string> {
  return new Set(routes.map((route) => route.split('/')[1] ?? ''))
}
