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

/** Whether pages are in `lib/engine/next/page-cache/`, which extends a class of Next.js. `next.config.ts` looks for the class. */
export function hasPageCache(): boolean {
  return process.env.PAGE_CACHE !== 'none'
}

/** The routes of the site that are not the template's. `next.config.ts` finds them. */
export function otherRoutes(): string[] {
  return JSON.parse(process.env.OTHER_ROUTES || '[]')
}

/** Those of them that are pages, and so may have a server action. */
export function otherPages(): string[] {
  return JSON.parse(process.env.OTHER_PAGES || '[]')
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
