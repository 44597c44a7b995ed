import { join } from 'node:path'

/* What the build found out. `engine/src/next-config/build-variables.ts` writes these variables into the code, unless a comment says otherwise. */

/** The id of this build, set by `engine/src/next-config/next-config.ts`. Cache keys and files contain it, so that a build never uses the entries of an earlier one. */
export function buildId(): string {
  return process.env.CONTENT_BUILD_ID ?? ''
}

/** The name of this deployment, if the agency's next.config.ts sets a `deploymentId`. Next.js writes it into the build. */
export function deploymentName(): string | undefined {
  return process.env.NEXT_DEPLOYMENT_ID || undefined
}

/** Whether the site has an `instrumentation-client` file, which runs on every page. */
export function hasClientInstrumentation(): boolean {
  return process.env.HAS_CLIENT_INSTRUMENTATION === '1'
}

/** Where responses to `fetch` are cached: in memory if Next.js lacks the class that keeps them on disk. */
export function dataCache(): 'disk' | 'memory' {
  return process.env.DATA_CACHE === 'memory' ? 'memory' : 'disk'
}

/** The warning of a build and of a server start if `dataCache()` is 'memory'. */
export const DATA_IN_MEMORY =
  'This version of Next.js caches the data of fetch in a way that this template does not know: it is kept in memory, and a restart fetches it again (docs/reliability.md). Pages, saves and leads are not affected.'

/** The agency's own routes. */
export function otherRoutes(): string[] {
  return JSON.parse(process.env.OTHER_ROUTES || '[]')
}

/** The agency's own pages, which may have server actions. */
export function otherPages(): string[] {
  return JSON.parse(process.env.OTHER_PAGES || '[]')
}

/** The template's routes whose files may draw more than their views declare. */
export function pagesBeyondViews(): string[] {
  return JSON.parse(process.env.PAGES_BEYOND_VIEWS || '[]')
}

/** Whether the agency's next.config.ts lets other sites post to this site's server actions. `engine/src/start-server.mjs` sets the variable. */
export function takesForeignActions(): boolean {
  const { experimental } = JSON.parse(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG || '{}')
  return experimental?.serverActions?.allowedOrigins?.length > 0
}

/** The routes below the home page that have their own `error.tsx`. */
export function errorRoutes(): string[] {
  return JSON.parse(process.env.ERROR_ROUTES || '[]')
}

export function buildFolder(...names: string[]): string {
  return join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR || '.next', ...names)
}
