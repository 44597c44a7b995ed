import { bodyFont, displayFont } from '@theme/fonts'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { AddedScripts } from '@/components/frame/added-scripts'
import { ContactBar } from '@/components/frame/contact-bar'
import { Footer } from '@/components/frame/footer'
import { Header } from '@/components/frame/header'
import { PrefetchRules } from '@/components/frame/prefetch-rules'
import { SkipLink } from '@/components/frame/skip-link'
import { fontFamilies } from '@/lib/font-families'
import { frame, menu } from '@/lib/pages/frame'
import { contentOf } from '@/lib/pages/render'
import { config as environment } from '@/lib/platform'
import { routes } from '@/lib/routes'
import { shareImageSize } from '@/lib/share-card'
import { accentStyle, ownAccent } from '@/lib/theme'
import { site as config } from '@/site.config'
import { language } from '@/site.copy'
import '@theme/tokens.css'
import './globals.css'

export const viewport: Viewport = {
  colorScheme: config.colourScheme === 'system' ? 'light dark' : config.colourScheme,
}

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await contentOf(frame)
  return {
    metadataBase: new URL(environment().siteUrl),
    title: { default: name, template: `%s · ${name}` },
    manifest: '/manifest.webmanifest',
    // For pages of an agency's own that say nothing of it.
    openGraph: {
      siteName: name,
      locale: 'pt_PT',
      images: [{ url: routes.shareImage('/'), ...shareImageSize }],
    },
    formatDetection: { telephone: false, email: false, address: false },
  }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const content = await contentOf(frame)
  const menus = await contentOf(menu)
  return (
    <html
      lang={language}
      className={`${displayFont.variable} ${bodyFont.variable}`}
      style={fontFamilies}
      {...(config.colourScheme !== 'system' && { 'data-scheme': config.colourScheme })}
    >
      {ownAccent && (
        <head>
          <style>{accentStyle(ownAccent)}</style>
        </head>
      )}
      <body>
        <SkipLink />
        <Header frame={content} menu={menus} />
        <main id="conteudo" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Footer frame={content} menu={menus} />
        <ContactBar settings={content.settings} />
        <PrefetchRules />
        <AddedScripts />
      </body>
    </html>
  )
}
