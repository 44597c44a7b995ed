import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Surrounded } from '@/components/frame/surroundings'
import { openGraphLocale } from '@/lib/content/languages/translations'
import { currentEnvironment as environment } from '@/lib/environment/current-environment'
import { frame, menu } from '@/lib/pages/frame'
import { ogImageSize } from '@/lib/pages/og-image/og-content'
import { contentOf } from '@/lib/pages/render'
import { consentScript } from '@/lib/routing/headers/consent-script'
import { scriptsLoader } from '@/lib/routing/headers/third-party-scripts'
import { prefetchRules } from '@/lib/routing/prefetch-rules'
import { routes } from '@/lib/routing/routes'
import { siteConfig } from '@/site.config'
import { language } from '@/site.copy'
import { Document } from './document'

export const viewport: Viewport = {
  colorScheme: siteConfig.colourScheme === 'system' ? 'light dark' : siteConfig.colourScheme,
}

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await contentOf(frame)
  return {
    metadataBase: new URL(environment().siteUrl),
    title: { default: name, template: `%s · ${name}` },
    manifest: '/manifest.webmanifest',
    // For an agency's own pages that set no Open Graph data.
    openGraph: {
      siteName: name,
      locale: openGraphLocale(language),
      images: [{ url: routes.ogImage('/'), ...ogImageSize }],
    },
    formatDetection: { telephone: false, email: false, address: false },
  }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const content = await contentOf(frame)
  const menus = await contentOf(menu)
  const loader = scriptsLoader(environment())
  return (
    <Document>
      <Surrounded content={content} menus={menus} consent={consentScript(environment())}>
        {children}
      </Surrounded>
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: prefetchRules }} />
      {loader && <script dangerouslySetInnerHTML={{ __html: loader }} />}
    </Document>
  )
}
