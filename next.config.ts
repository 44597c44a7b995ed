import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants'
import { accentInUse, themeInUse } from './lib/accent-in-use'
import { MAX_FORM_BYTES } from './lib/limited-body'
import { lookProblems } from './lib/look-problems'
import { ASSET_PATH } from './lib/platform/assets'
import {
  ConfigurationError,
  type Environment,
  isLoopback,
  parseEnvironment,
} from './lib/platform/environment'
import type { Measure } from './lib/platform/local-pictures'
import { measureLocalPictures } from './lib/platform/measure-pictures'
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_CACHE_BYTES,
  MAX_PICTURE_PIXELS,
  PICTURE_PATH,
} from './lib/platform/picture-limits'
import { preflight } from './lib/platform/preflight'
import { frameworkRedirects } from './lib/redirects'
import { siteHeaders } from './lib/security-headers'
import { canWait, siteConfigAdvice, siteConfigProblems } from './lib/site-config'
import { sitePictures } from './lib/site-pictures'
import { site } from './site.config'

export default async function nextConfig(phase: string): Promise<NextConfig> {
  const environment = environmentOrExit()
  // A server has what its build has measured and computed.
  const pictures = phase === PHASE_PRODUCTION_SERVER ? undefined : await measureLocalPictures()
  checkSiteConfigOrExit(phase, pictures)
  const { platformOrigin, assetOrigins, apiKey } = environment
  // Read by lib/platform/build-id.ts; the build's workers inherit it.
  process.env.CONTENT_EPOCH ??= String(Date.now())
  // Read by lib/platform/host.ts.
  if (phase === PHASE_PRODUCTION_BUILD) process.env.SITE_IS_BEING_BUILT = '1'
  // The pages of last resort cannot ask for it any more.
  process.env.ERROR_PAGE_PHONE ??= phase === PHASE_PRODUCTION_BUILD ? (await settingsOrExit()).phone : ''
  return {
    env: {
      CONTENT_EPOCH: process.env.CONTENT_EPOCH,
      ERROR_PAGE_PHONE: process.env.ERROR_PAGE_PHONE,
      // Read by lib/platform/local-pictures.ts.
      LOCAL_PICTURES: JSON.stringify(pictures),
      // Read by lib/theme.ts and app/global-error.tsx.
      ACCENT_TOKENS: (pictures && JSON.stringify(accentInUse())) ?? '',
      COLOUR_SCHEME: site.colourScheme,
      // Read by lib/platform/picture-address.ts. Vercel's own optimizer takes no mark.
      PICTURE_KEY: process.env.VERCEL ? '' : createHmac('sha256', apiKey).update('pictures').digest('hex'),
    },
    // The tests keep one build for each tenant.
    ...(process.env.NEXT_DIST_DIR && { distDir: process.env.NEXT_DIST_DIR }),
    // For containers; `npm start` needs none of it, and would say so.
    ...(process.env.STANDALONE && { output: 'standalone' }),
    // Read by lib/drawn-fonts.ts, lib/own-pages.ts and lib/platform/local-pictures.ts, which no import shows.
    outputFileTracingIncludes: {
      '/**': [
        './node_modules/@fontsource/*/files/*-latin{,-ext}-{500,600,700}-normal.woff',
        './site.pages/*',
        // In a pattern other characters than these have a meaning of their own.
        ...sitePictures().map(({ path }) => `./public${path.replace(/[^\w/.-]/g, '?')}`),
      ],
    },
    serverExternalPackages: unbundledPackages,
    // Vercel keeps pages in a store of its own.
    ...(!process.env.VERCEL && { cacheHandler: join(process.cwd(), 'lib/page-cache.cjs') }),
    // Only the chosen theme is compiled; tsconfig.json names one of them for the types.
    turbopack: { resolveAlias: themeAlias(themeInUse()) },
    // In every corner it would cover the name, the menu or the contact bar of a phone.
    devIndicators: false,
    // The pages viewed most; the others come from the disk. The framework's 50 MB were 10 % of the memory of a large tenant.
    cacheMaxMemorySize: 20_000_000,
    poweredByHeader: false,
    // `npm run build` checks the types before, not beside a compiler that still holds all its memory.
    typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: true },
    // The dev script calls it once to have it compiled before the first push; the sandbox logs the pushes.
    logging: { incomingRequests: { ignore: [/^\/api\/revalidate/] } },
    experimental: {
      serverActions: { bodySizeLimit: MAX_FORM_BYTES },
      // The proxy refuses above MAX_FORM_BYTES. Cut off at that very size, a longer body would look like one that ends there.
      proxyClientMaxBodySize: 2 * MAX_FORM_BYTES,
      // The file's route has refused it by then.
      imgOptMaxInputPixels: MAX_PICTURE_PIXELS,
      ...(phase === PHASE_PRODUCTION_BUILD && leanBuild),
    },
    images: {
      remotePatterns: [
        pattern(platformOrigin, `${ASSET_PATH}**`),
        ...assetOrigins.map((origin) => pattern(origin, '/**')),
      ],
      // The optimizer refuses loopback addresses; the sandbox lives on one.
      dangerouslyAllowLocalIP: [platformOrigin, ...assetOrigins].some((origin) =>
        isLoopback(new URL(origin).hostname),
      ),
      // 704 is a phone of 390 px at two pixels a point, less the gutter.
      deviceSizes: [640, 704, 828, 1200, 1920],
      imageSizes: [96, 192, 384],
      // lib/incoming-requests.ts leads the optimizer to the first, where too large a file is refused. Of the others `next/image`
      // and Vercel's own optimizer want to know: pictures of public/, each with one address.
      localPatterns: [
        ...(process.env.VERCEL ? [] : [{ pathname: `${PICTURE_PATH}**` }]),
        ...['/*', '/**/*'].map((path) => ({ pathname: `${path}.${PICTURE_NAMES}`, search: '' })),
      ],
      maximumRedirects: 0,
      maximumResponseBody: MAX_PICTURE_BYTES,
      maximumDiskCacheSize: MAX_PICTURE_CACHE_BYTES,
    },
    // A server sets them itself (lib/incoming-requests.ts), as it is configured when it starts.
    ...(process.env.VERCEL && {
      headers: async () => [{ source: '/:path*', headers: siteHeaders(environment) }],
    }),
    redirects: async () => frameworkRedirects(site.redirects),
    rewrites: async () => ({
      // A query would make the page dynamic; as a path of its own the preselected form is a static page too.
      beforeFiles: [
        {
          source: '/orcamento',
          has: [{ type: 'query', key: 'servico', value: '(?<slug>[\\w~-]{1,200})' }],
          destination: '/orcamento/:slug',
        },
      ],
    }),
  }
}

const PICTURE_NAMES = '{avif,gif,jpeg,jpg,png,webp,AVIF,GIF,JPEG,JPG,PNG,WEBP}'

/**
 * For a server of 1 GB: without these a build takes 1,100 MB, with them 960. What is left out is of no use there: source maps, which
 * nothing reads, and a cache of the compiler for the next build.
 */
const leanBuild = {
  turbopackFileSystemCacheForBuild: false,
  turbopackPluginRuntimeStrategy: 'workerThreads',
  turbopackSourceMaps: false,
  turbopackInputSourceMaps: false,
} as const

/** Libraries of the server that Node.js loads as they are: bundling them was half of the time that compiling takes. */
const unbundledPackages = [
  '@redis/client',
  'altcha-lib',
  'culori',
  'ipaddr.js',
  'marked',
  'rate-limiter-flexible',
  'sanitize-html',
  'undici',
  'xmlbuilder2',
  'yaml',
  'zod',
]

function themeAlias(theme: string): Record<string, string> {
  const files = { theme: 'theme.ts', fonts: 'fonts.ts', 'tokens.css': 'tokens.css' }
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [`@theme/${name}`, `./themes/${theme}/${file}`]),
  )
}

function pattern(origin: string, pathname: string) {
  const { protocol, hostname, port } = new URL(origin)
  return { protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), hostname, port, pathname }
}

function environmentOrExit(): Environment {
  try {
    return parseEnvironment(process.env)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    exit(error)
  }
}

/** A developer may write a menu before its pages; what leads nowhere is left out meanwhile. */
function checkSiteConfigOrExit(phase: string, pictures: Record<string, Measure> | undefined): void {
  const problems = [...siteConfigProblems(), ...(pictures ? lookProblems(pictures) : [])]
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER
  const fatal = isDevelopment ? problems.filter((problem) => !canWait(problem)) : problems
  if (fatal.length > 0)
    exit(
      new Error(`The site is not configured well:\n${fatal.map((problem) => `  - ${problem}`).join('\n')}`),
    )
  if (phase === PHASE_PRODUCTION_SERVER) return
  for (const text of [...problems, ...siteConfigAdvice()]) console.warn(text)
}

async function settingsOrExit() {
  return preflight().catch(exit)
}

function exit(error: Error): never {
  console.error(error.message)
  process.exit(1)
}
