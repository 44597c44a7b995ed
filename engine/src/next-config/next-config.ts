import { realpathSync } from 'node:fs'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants'
import { unbundledPackages } from '../checks/unbundled-packages'
import { DATA_IN_MEMORY } from '../environment/build-facts'
import { environmentOrExit, provideActionsKey } from '../environment/current-environment'
import { developmentHosts } from '../environment/development-hosts'
import { host, NO_PASSWORD_HERE } from '../environment/host'
import { themeFiles, themeInUse } from '../environment/theme-name'
import { localFileSizes } from '../files/file-sizes'
import { engineFile } from '../files/package-file'
import { isOfNext } from '../next/page-cache/next-cache.cjs'
import { measureLocalPictures } from '../pictures/measure-pictures'
import { MAX_PIXELS_ELSEWHERE } from '../pictures/picture-limits'
import { mostActionBytes } from '../routing/request-target'
import { preflight } from '../snapshots/sources'
import { addressRules } from './address-rules'
import { buildVariables } from './build-variables'
import { checkSiteOrExit, exit } from './check-site'
import { leanBuild } from './lean-build'
import { pictureSettings } from './picture-settings'
import { tracedFiles } from './traced-files'
import { withOwn } from './with-own'

/**
 * The settings of Next.js, for `next.config.ts`.
 * @param own the agency's own: what both have is merged, its redirects, rewrites and headers come first
 */
export function siteNextConfig(own: NextConfig = {}): (phase: string) => Promise<NextConfig> {
  return async (phase) => withOwn(await templateConfig(phase), own)
}

async function templateConfig(phase: string): Promise<NextConfig> {
  const { keepsPages } = host()
  const isBuild = phase === PHASE_PRODUCTION_BUILD
  // Read by environment/host.ts.
  if (isBuild) process.env.SITE_IS_BEING_BUILT = '1'
  const environment = environmentOrExit()
  const pictures = await measureLocalPictures()
  const files = await localFileSizes()
  checkSiteOrExit(phase, pictures, files)
  const development = phase === PHASE_DEVELOPMENT_SERVER ? developmentHosts(environment.siteUrl) : undefined
  // Read by environment/build-facts.ts; the build's workers inherit it.
  process.env.CONTENT_BUILD_ID ??= String(Date.now())
  // Next.js reads it after this, and derives the ids of actions from it. server/server-start.ts sets that of a server.
  if (isBuild) provideActionsKey(environment.apiKey)
  if (keepsPages && environment.sitePassword) console.warn(NO_PASSWORD_HERE)
  if (isBuild && keepsPages) await preflight().catch(exit)
  if (isBuild && !keepsPages && !isOfNext) console.warn(DATA_IN_MEMORY)
  return {
    env: buildVariables(pictures, files),
    // In development alone: a page with all sections (app/dev/). The page of Markdown files differs (app/[...page]/).
    pageExtensions: [development ? 'dev.tsx' : 'build.tsx', 'tsx', 'ts', 'jsx', 'js'],
    // A name beside localhost.
    ...(development && { allowedDevOrigins: development.names }),
    // The tests keep one build per tenant.
    ...(process.env.NEXT_DIST_DIR && { distDir: process.env.NEXT_DIST_DIR }),
    // Only for containers: `npm start` does not use this output, and would warn about it.
    ...(process.env.STANDALONE && { output: 'standalone' }),
    outputFileTracingIncludes: { '/**': tracedFiles() },
    // Its sources are TypeScript.
    transpilePackages: ['@site-starter/engine'],
    serverExternalPackages: keepsPages ? [] : unbundledPackages,
    // Vercel keeps the pages in its own store. The path has no link in it, since a container has copies of files in the place of one.
    ...(!keepsPages && { cacheHandler: realpathSync(engineFile('src/next/page-cache/page-cache.cjs')) }),
    // Only the chosen theme is compiled. For the types, tsconfig.json names one of the themes.
    turbopack: { resolveAlias: themeAlias(themeInUse()) },
    // In any corner, the indicator would cover the name, the menu or the contact bar on a phone.
    devIndicators: false,
    // For data of an agency's own (`fetch`, `use cache`). Pages have the memory of PAGE_CACHE_MB.
    cacheMaxMemorySize: 20_000_000,
    poweredByHeader: false,
    // `npm run build` checks the types before the compiler takes its memory.
    typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: true },
    // The dev script calls this route once, so that it is compiled before the first push. The sandbox logs the pushes.
    logging: { incomingRequests: { ignore: [/^\/api\/revalidate/, /^\/[a-z\d-]+\/-$/] } },
    experimental: {
      // The server refuses more at an address of the template.
      serverActions: {
        bodySizeLimit: mostActionBytes(),
        ...(development && { allowedOrigins: development.origins }),
      },
      imgOptMaxInputPixels: MAX_PIXELS_ELSEWHERE,
      ...(isBuild && leanBuild(keepsPages)),
    },
    images: pictureSettings(environment),
    // On Node, server/ sets the headers and compresses.
    compress: keepsPages,
    ...addressRules(environment, { isDevelopment: development !== undefined, keepsPages }),
  }
}

function themeAlias(theme: string): Record<string, string> {
  return Object.fromEntries(
    themeFiles.map((file) => [`@theme/${file.replace(/\.ts$/, '')}`, `./themes/${theme}/${file}`]),
  )
}
