import { join } from 'node:path'

/** For keys and files, so that a build never uses the cache entries of an earlier one. `next.config.ts` sets it. */
export function buildId(): string {
  return process.env.CONTENT_BUILD_ID ?? ''
}

/** The name of this deployment, where `deploymentId` of next.config.ts has one. Next.js writes it into the build. */
export function deploymentName(): string | undefined {
  return process.env.NEXT_DEPLOYMENT_ID || undefined
}

/** Whether the site has an `instrumentation-client` file, which runs on every page. `next.config.ts` looks for it. */
export function hasClientInstrumentation(): boolean {
  return process.env.HAS_CLIENT_INSTRUMENTATION === '1'
}

/** Where the data of `fetch` is kept: in memory when Next.js has no class that does it on disk. `next.config.ts` looks for the class. */
export function dataCache(): 'disk' | 'memory' {
  return process.env.DATA_CACHE === 'memory' ? 'memory' : 'disk'
}

/** Said by the build and at a start. */
export const DATA_IN_MEMORY =
  'This version of Next.js keeps the data of fetch in another way than this template knows: it is kept in memory, and a restart fetches it again (docs/reliability.md). Pages, saves and leads are not affected.'

/** The routes of the site that are not the template's. `next.config.ts` finds them. */
export function otherRoutes(): string[] {
  return JSON.parse(process.env.OTHER_ROUTES || '[]')
}

/** Those of them that are pages, and so may have a server action. */
export function otherPages(): string[] {
  return JSON.parse(process.env.OTHER_PAGES || '[]')
}

/** The template's routes whose files may draw more than their views say. `next.config.ts` reads the files. */
export function pagesBeyondViews(): string[] {
  return JSON.parse(process.env.PAGES_BEYOND_VIEWS || '[]')
}

/** Whether next.config.ts lets other sites post to the actions of this one. `server.mjs` hands on what it said. */
export function takesForeignActions(): boolean {
  const { experimental } = JSON.parse(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG || '{}')
  return experimental?.serverActions?.allowedOrigins?.length > 0
}

/** The routes below the home page that have an `error.tsx` of their own. `next.config.ts` finds them. */
export function errorRoutes(): string[] {
  return JSON.parse(process.env.ERROR_ROUTES || '[]')
}

export function buildFolder(...names: string[]): string {
  return join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR || '.next', ...names)
}
