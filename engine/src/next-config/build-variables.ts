import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { clientColoursInUse } from '../colours/theme-in-use'
import { host } from '../environment/host'
import { themeInUse } from '../environment/theme-name'
import { inlineScripts } from '../inline-scripts/bundle'
import { isOfNext } from '../next/page-cache/next-cache.cjs'
import { siteConfig } from '../port/config'
import { templateRoutes } from '../port/routes'
import { routesWith } from '../routing/app-folder'
import { routesBeyondViews } from '../routing/pages-beyond-views'

/** Values that a build writes into the code. Search for a name to find the file that reads it. */
export function buildVariables(pictures: object, files: object): Record<string, string> {
  const own = (kind: 'page or route' | 'page') =>
    JSON.stringify(routesWith(kind).filter((route) => !templateRoutes.includes(route)))
  return {
    CONTENT_BUILD_ID: process.env.CONTENT_BUILD_ID ?? '',
    HAS_CLIENT_INSTRUMENTATION: hasClientInstrumentation() ? '1' : '',
    OTHER_ROUTES: own('page or route'),
    OTHER_PAGES: own('page'),
    PAGES_BEYOND_VIEWS: JSON.stringify(routesBeyondViews()),
    ERROR_ROUTES: JSON.stringify(routesWith('error').filter((route) => route !== '/')),
    DATA_CACHE: isOfNext || host().cachesPages ? '' : 'memory',
    LOCAL_PICTURES: JSON.stringify(pictures),
    LOCAL_FILES: JSON.stringify(files),
    INLINE_SCRIPTS: JSON.stringify(inlineScripts()),
    SITE_THEME: themeInUse(),
    COLOUR_TOKENS: JSON.stringify(clientColoursInUse()) ?? '',
    COLOUR_SCHEME: siteConfig.colourScheme === 'system' ? '' : siteConfig.colourScheme,
  }
}

function hasClientInstrumentation(): boolean {
  const endings = ['ts', 'tsx', 'js', 'jsx']
  const files = ['.', 'src'].flatMap((folder) =>
    endings.map((ending) => `${folder}/instrumentation-client.${ending}`),
  )
  return files.some((file) => existsSync(join(process.cwd(), file)))
}
