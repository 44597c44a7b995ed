import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Consent } from '@/components/consent/consent'
import { ContactBar } from '@/components/frame/contact-bar'
import { Footer } from '@/components/frame/footer'
import { Header } from '@/components/frame/header'
import { currentEnvironment as environment } from '@/lib/environment/current-environment'
import { frame, menu } from '@/lib/pages/frame'
import { ogImageSize } from '@/lib/pages/og-image/og-content'
import { contentOf } from '@/lib/pages/render'
import { consentScript } from '@/lib/routing/headers/consent-script'
import { scriptsLoader } from '@/lib/routing/headers/third-party-scripts'
import { prefetchRules } from '@/lib/routing/prefetch-rules'
import { routes } from '@/lib/routing/routes'
import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'
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
    openGraph: { siteName: name, locale: 'pt_PT', images: [{ url: routes.ogImage('/'), ...ogImageSize }] },
    formatDetection: { telephone: false, email: false, address: false },
  }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const content = await contentOf(frame)
  const menus = await contentOf(menu)
  const loader = scriptsLoader(environment())
  const consent = consentScript(environment())
  return (
    <Document>
      <a
        href="#conteudo"
        className="print:hidden absolute top-2 left-2 z-30 -translate-y-24 rounded-control bg-accent px-5 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        {copy.nav.skip}
      </a>
      {consent && <Consent script={consent} hasPrivacy={menus.has.privacy} />}
      <Header frame={content} menu={menus} />
      <main id="conteudo" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer frame={content} menu={menus} />
      <ContactBar settings={content.settings} />
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: prefetchRules }} />
      {loader && <script dangerouslySetInnerHTML={{ __html: loader }} />}
    </Document>
  )
}
