import type { NextConfig } from 'next'
import type { Environment } from '../environment/environment'
import { embedsAt } from '../headers/embeds'
import { siteHeaders } from '../headers/security-headers'
import { publicRewrites } from '../pictures/public-files'
import { siteConfig } from '../port/config'
import { pathRewrites } from '../port/routes'
import { redirectRules } from '../routing/query-redirects'
import { QUOTED_SLUG } from '../routing/quoted-slug'
import { servicePages } from '../routing/service-pages'

/** The redirects, rewrites and headers of the site. */
export function addressRules(
  environment: Environment,
  { isDevelopment, cachesPages }: { isDevelopment: boolean; cachesPages: boolean },
): Pick<NextConfig, 'headers' | 'redirects' | 'rewrites' | 'skipTrailingSlashRedirect'> {
  const oldAddresses = redirectRules(!cachesPages && !isDevelopment)
  return {
    ...(cachesPages && {
      headers: async () => [
        { source: '/:path*', headers: siteHeaders(environment) },
        ...siteConfig.embeds
          .flatMap(({ pages }) => pages)
          .map((page) => ({
            source: sourceOf(page),
            headers: siteHeaders(environment, embedsAt(page)),
          })),
      ],
    }),
    // Next.js' own redirect of a trailing slash would come first, and add a second redirect to each address of a former site.
    skipTrailingSlashRedirect: true,
    redirects: async () => oldAddresses.redirects,
    rewrites: async () => ({
      // A query would make the page dynamic. Rewritten to a path of its own, the page of a service is static too.
      beforeFiles: [
        ...oldAddresses.rewrites,
        ...servicePages.map((page) => serviceRewrite(page, cachesPages)),
        ...pathRewrites,
      ],
      // On a server, engine/src/server/ serves the files of public/.
      afterFiles: cachesPages || isDevelopment ? publicRewrites() : [],
      fallback: [],
    }),
  }
}

/** The pattern for a route of `app/`: `/equipa/:nome` for `/equipa/[nome]`. */
function sourceOf(route: string): string {
  return route.replace(/\[{1,2}(?:\.{3}(\w+)|(\w+))\]{1,2}/g, (_, rest?: string, one?: string) =>
    rest ? `:${rest}*` : `:${one}`,
  )
}

/** Rewrites the address of a preselected form, or of the thank-you page for a request, to its page. */
function serviceRewrite({ address, folder, isForm }: (typeof servicePages)[number], cachesPages: boolean) {
  const readsPosts = isForm && cachesPages
  return {
    source: address,
    has: [{ type: 'query' as const, key: 'servico', value: `(?<slug>${QUOTED_SLUG})` }],
    // A posted form contains the choice. On a server, engine/src/server/posts.ts handles that, as a condition here would keep pages out of the cache.
    ...(readsPosts && {
      missing: [{ type: 'header' as const, key: 'content-type', value: 'multipart/form-data.*' }],
    }),
    destination: `/${folder}/:slug`,
  }
}
