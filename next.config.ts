import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants'
import { require as load } from 'tsx/cjs/api'
import type * as ForNextConfig from './engine/src/next-config'
import type { Measure } from './engine/src/next-config'

// Next.js 16.4 resolves no alias (`@/…`) in the modules that this file imports. tsx does.
const site = load('./engine/src/next-config.ts', import.meta.url) as typeof ForNextConfig

const { keepsPages } = site.host()

export default async function nextConfig(phase: string): Promise<NextConfig> {
  // Read by engine/src/environment/host.ts.
  if (phase === PHASE_PRODUCTION_BUILD) process.env.SITE_IS_BEING_BUILT = '1'
  const environment = site.environmentOrExit()
  const pictures = await site.measureLocalPictures()
  const files = await site.localFileSizes()
  checkSiteConfigOrExit(phase, pictures, files)
  const { platformOrigin, assetOrigins, apiKey, siteUrl } = environment
  const development = phase === PHASE_DEVELOPMENT_SERVER ? site.developmentHosts(siteUrl) : undefined
  // Read by engine/src/environment/build-facts.ts; the build's workers inherit it.
  process.env.CONTENT_BUILD_ID ??= String(Date.now())
  // Next.js reads it after this file, and derives the ids of actions from it. engine/src/server/server-start.ts sets that of a server.
  if (phase === PHASE_PRODUCTION_BUILD) site.provideActionsKey(apiKey)
  if (keepsPages && environment.sitePassword) console.warn(site.NO_PASSWORD_HERE)
  if (phase === PHASE_PRODUCTION_BUILD && keepsPages) await site.preflight().catch(exit)
  if (!keepsPages && !site.isOfNext && phase === PHASE_PRODUCTION_BUILD) console.warn(site.DATA_IN_MEMORY)
  const oldAddresses = site.redirectRules(!keepsPages && !development)
  return {
    // Search for a name to find the file that reads it.
    env: {
      CONTENT_BUILD_ID: process.env.CONTENT_BUILD_ID,
      HAS_CLIENT_INSTRUMENTATION: hasClientInstrumentation() ? '1' : '',
      OTHER_ROUTES: JSON.stringify(
        site.routesWith('page or route').filter((route) => !site.templateRoutes.includes(route)),
      ),
      OTHER_PAGES: JSON.stringify(
        site.routesWith('page').filter((route) => !site.templateRoutes.includes(route)),
      ),
      ERROR_ROUTES: JSON.stringify(site.routesWith('error').filter((route) => route !== '/')),
      DATA_CACHE: site.isOfNext || keepsPages ? '' : 'memory',
      LOCAL_PICTURES: JSON.stringify(pictures),
      LOCAL_FILES: JSON.stringify(files),
      INLINE_SCRIPTS: JSON.stringify(site.inlineScripts()),
      SITE_THEME: site.themeInUse(),
      COLOUR_TOKENS: JSON.stringify(site.clientColoursInUse()) ?? '',
      COLOUR_SCHEME: site.siteConfig.colourScheme === 'system' ? '' : site.siteConfig.colourScheme,
    },
    // In development alone: a page with all sections (app/dev/). The page of Markdown files differs (app/[...page]/).
    pageExtensions: [development ? 'dev.tsx' : 'build.tsx', 'tsx', 'ts', 'jsx', 'js'],
    // A name beside localhost.
    ...(development && { allowedDevOrigins: development.names }),
    // The tests keep one build per tenant.
    ...(process.env.NEXT_DIST_DIR && { distDir: process.env.NEXT_DIST_DIR }),
    // Only for containers: `npm start` does not use this output, and would warn about it.
    ...(process.env.STANDALONE && { output: 'standalone' }),
    // The server of a container, and what is read without an import, by engine/src/og-image/og-fonts.ts, engine/src/markdown/markdown-pages.ts and engine/src/pictures/local-pictures.ts.
    outputFileTracingIncludes: {
      '/**': [
        './server.mjs',
        './engine/src/node-version.mjs',
        './engine/src/pictures/decoder/*.mjs',
        './node_modules/@fontsource/*/files/*-latin{,-ext}-{500,600,700}-normal.woff',
        './node_modules/next/dist/compiled/@vercel/og/*.ttf',
        './themes/*/subset/*.woff',
        './site/**/*.md',
        './site/data/*',
        './site/redirects.csv',
        // Their names.
        './site/sections/*',
        // Other characters than these have a special meaning in a pattern.
        ...site.sitePictures().map((path) => `./public${path.replace(/[^\w/.-]/g, '?')}`),
      ],
    },
    serverExternalPackages: keepsPages ? [] : site.unbundledPackages,
    // Vercel keeps the pages in its own store.
    ...(!keepsPages && { cacheHandler: join(process.cwd(), 'engine/src/next/page-cache/page-cache.cjs') }),
    // Only the chosen theme is compiled. For the types, tsconfig.json names one of the themes.
    turbopack: { resolveAlias: themeAlias(site.themeInUse()) },
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
        bodySizeLimit: site.mostActionBytes(),
        ...(development && { allowedOrigins: development.origins }),
      },
      imgOptMaxInputPixels: site.MAX_PIXELS_ELSEWHERE,
      ...(phase === PHASE_PRODUCTION_BUILD && leanBuild),
    },
    // On Node, engine/src/server/send-resized.ts answers instead of the optimizer of Next.js, for which these are.
    images: {
      remotePatterns: [
        pattern(platformOrigin, `${site.ASSET_PATH}**`),
        ...assetOrigins.map((origin) => pattern(origin, '/**')),
      ],
      // The optimizer refuses loopback addresses, but the sandbox runs on one.
      dangerouslyAllowLocalIP: [platformOrigin, ...assetOrigins].some((origin) =>
        site.isLoopback(new URL(origin).hostname),
      ),
      deviceSizes: site.pictureWidths.large,
      imageSizes: site.pictureWidths.small,
      // Pictures of public/, each with a single address.
      localPatterns: ['/*', '/**/*'].map((path) => ({ pathname: `${path}.${PICTURE_NAMES}`, search: '' })),
      // engine/src/pictures/picture-address.ts chooses between them; on Vercel the first that a browser takes.
      formats: ['image/avif', 'image/webp'],
      maximumRedirects: 0,
      maximumResponseBody: site.MAX_JPEG_BYTES,
      maximumDiskCacheSize: site.MAX_PICTURE_CACHE_BYTES,
    },
    // On Node, engine/src/server/ sets the headers and compresses.
    compress: keepsPages,
    ...(keepsPages && {
      headers: async () => [
        { source: '/:path*', headers: site.siteHeaders(environment) },
        ...site.siteConfig.embeds
          .flatMap(({ pages }) => pages)
          .map((page) => ({
            source: sourceOf(page),
            headers: site.siteHeaders(environment, site.embedsAt(page)),
          })),
      ],
    }),
    // Its own redirect of a slash at the end would come first, and make a second one of each address of a former site.
    skipTrailingSlashRedirect: true,
    redirects: async () => oldAddresses.redirects,
    rewrites: async () => ({
      // A query would make the page dynamic. With its own path, the preselected form is a static page too.
      beforeFiles: [
        ...oldAddresses.rewrites,
        ...(site.hasQuotes() ? [quoteRewrite] : []),
        ...site.pathRewrites,
      ],
      // On Node, engine/src/server/ finds the files.
      afterFiles: keepsPages || development ? site.publicRewrites() : [],
      fallback: [],
    }),
  }
}

/** The pattern of a route of `app/`: `/equipa/[nome]` is `/equipa/:nome`. */
function sourceOf(route: string): string {
  return route.replace(/\[{1,2}(?:\.{3}(\w+)|(\w+))\]{1,2}/g, (_, rest?: string, one?: string) =>
    rest ? `:${rest}*` : `:${one}`,
  )
}

/** What a slug consists of (engine/src/text/page-name.ts): of ASCII letters, digits and -._~ alone. Next.js knows no Unicode classes here. */
const SLUG = '(?!\\.{1,2}$)[\\w.~\\u00a1-\\uffff-]{1,240}'

/** From the address of a preselected form to its page. */
const quoteRewrite = {
  source: site.routes.quote,
  has: [{ type: 'query' as const, key: 'servico', value: `(?<slug>${SLUG})` }],
  // A posted form has what was chosen. On Node, engine/src/server/posts.ts says so: there such a condition would keep no page.
  ...(keepsPages && {
    missing: [{ type: 'header' as const, key: 'content-type', value: 'multipart/form-data.*' }],
  }),
  destination: `/${site.folders.quote}/:slug`,
}

const PICTURE_NAMES = '{avif,gif,jpeg,jpg,png,webp,AVIF,GIF,JPEG,JPG,PNG,WEBP}'

/** For a server of 1 GB and two cores: 140 MB less without source maps and the compiler's cache for the next build. */
const leanBuild = {
  turbopackFileSystemCacheForBuild: false,
  turbopackPluginRuntimeStrategy: 'workerThreads',
  turbopackSourceMaps: false,
  turbopackInputSourceMaps: false,
  // Next.js would leave one core to itself, which only waits while the pages are rendered.
  cpus: Math.min(availableParallelism(), Math.max(2, availableParallelism() - 1)),
  // Minifying the server's code takes a fifth of the compile time and starts no server sooner. Functions on Vercel are smaller with it.
  turbopackMinify: { client: true, server: keepsPages },
} as const

function themeAlias(theme: string): Record<string, string> {
  return Object.fromEntries(
    site.themeFiles.map((file) => [`@theme/${file.replace(/\.ts$/, '')}`, `./themes/${theme}/${file}`]),
  )
}

function hasClientInstrumentation(): boolean {
  const endings = ['ts', 'tsx', 'js', 'jsx']
  const files = ['.', 'src'].flatMap((folder) =>
    endings.map((ending) => `${folder}/instrumentation-client.${ending}`),
  )
  return files.some((file) => existsSync(join(process.cwd(), file)))
}

function pattern(origin: string, pathname: string) {
  const { protocol, hostname, port } = new URL(origin)
  return { protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), hostname, port, pathname }
}

/** In development, a menu may be written before its pages. Entries without a page are left out until then. */
function checkSiteConfigOrExit(phase: string, pictures: Record<string, Measure>, files: object): void {
  const problems = [...site.siteConfigProblems(), ...site.fileProblems({ pictures, others: files })]
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER
  const fatal = isDevelopment ? problems.filter((problem) => !site.canWait(problem)) : problems
  if (fatal.length > 0)
    exit(new Error(`The site is not configured well:\n${fatal.map((text) => `  - ${text}`).join('\n')}`))
  for (const text of [...problems, ...site.siteConfigAdvice()]) console.warn(text)
}

function exit(error: Error): never {
  console.error(error.message)
  process.exit(1)
}
