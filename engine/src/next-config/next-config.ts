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
import { maxActionBytes } from '../routing/request-target'
import { preflight } from '../snapshots/sources'
import { addressRules } from './address-rules'
import { buildVariables } from './build-variables'
import { checkSiteOrExit, exit } from './check-site'
import { leanBuild } from './lean-build'
import { pictureSettings } from './picture-settings'
import { tracedFiles } from './traced-files'
import { withOwn } from './with-own'

/**
 * The Next.js configuration, for `next.config.ts`.
 * @param own the agency's configuration: common settings are merged, and its redirects, rewrites and headers come first
 */
export function siteNextConfig(own: NextConfig = {}): (phase: string) => Promise<NextConfig> {
  return async (phase) => withOwn(await templateConfig(phase), own)
}

async function templateConfig(phase: string): Promise<NextConfig> {
  const { cachesPages } = host()
  const isBuild = phase === PHASE_PRODUCTION_BUILD
  // engine/src/environment/host.ts reads this variable.
  if (isBuild) process.env.SITE_IS_BEING_BUILT = '1'
  const environment = environmentOrExit()
  const pictures = await measureLocalPictures()
  const files = await localFileSizes()
  checkSiteOrExit(phase, pictures, files)
  const development = phase === PHASE_DEVELOPMENT_SERVER ? developmentHosts(environment.siteUrl) : undefined
  // engine/src/environment/build-facts.ts reads this variable, which the build's workers inherit.
  process.env.CONTENT_BUILD_ID ??= String(Date.now())
  // Next.js reads the key after this, and derives the ids of actions from it. engine/src/server/server-start.ts sets a server's key.
  if (isBuild) provideActionsKey(environment.apiKey)
  if (cachesPages && environment.sitePassword) console.warn(NO_PASSWORD_HERE)
  if (isBuild && cachesPages) await preflight().catch(exit)
  if (isBuild && !cachesPages && !isOfNext) console.warn(DATA_IN_MEMORY)
  return {
    env: buildVariables(pictures, files),
    // Development alone has a page with all sections (app/dev/). The page of Markdown files has a version for each (app/[...page]/).
    pageExtensions: [development ? 'dev.tsx' : 'build.tsx', 'tsx', 'ts', 'jsx', 'js'],
    // Development is also reached by host names other than localhost.
    ...(development && { allowedDevOrigins: development.names }),
    // The tests keep one build per tenant.
    ...(process.env.NEXT_DIST_DIR && { distDir: process.env.NEXT_DIST_DIR }),
    // Only containers use this output. `npm start` does not, and would warn about it.
    ...(process.env.STANDALONE && { output: 'standalone' }),
    outputFileTracingIncludes: { '/**': tracedFiles() },
    // The engine's sources are TypeScript.
    transpilePackages: ['@site-starter/engine'],
    serverExternalPackages: cachesPages ? [] : unbundledPackages,
    // Vercel has its own page cache. Symbolic links in the path are resolved, since a container has copies in their place.
    ...(!cachesPages && { cacheHandler: realpathSync(engineFile('src/next/page-cache/page-cache.cjs')) }),
    // Only the chosen theme is compiled. For type checks, tsconfig.json names one of the themes.
    turbopack: { resolveAlias: themeAlias(themeInUse()) },
    // In any corner, the indicator would cover the name, the menu or the contact bar on a phone.
    devIndicators: false,
    // Caches data of an agency's own (`fetch`, `use cache`). Pages use the memory of PAGE_CACHE_MB.
    cacheMaxMemorySize: 20_000_000,
    poweredByHeader: false,
    // `npm run build` checks the types beforehand, so that the compiler has the memory to itself.
    typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: true },
    // The dev script calls this route once, so that it is compiled before the first push. The sandbox logs the pushes.
    logging: { incomingRequests: { ignore: [/^\/api\/revalidate/, /^\/[a-z\d-]+\/-$/] } },
    experimental: {
      // The server has a lower limit at addresses of the template.
      serverActions: {
        bodySizeLimit: maxActionBytes(),
        ...(development && { allowedOrigins: development.origins }),
      },
      imgOptMaxInputPixels: MAX_PIXELS_ELSEWHERE,
      ...(isBuild && leanBuild(cachesPages)),
    },
    images: pictureSettings(environment),
    // On a server, engine/src/server/ sets the headers and compresses responses.
    compress: cachesPages,
    ...addressRules(environment, { isDevelopment: development !== undefined, cachesPages }),
  }
}

function themeAlias(theme: string): Record<string, string> {
  return Object.fromEntries(
    themeFiles.map((file) => [`@theme/${file.replace(/\.ts$/, '')}`, `./themes/${theme}/${file}`]),
  )
}
