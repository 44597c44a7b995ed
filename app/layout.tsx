import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { ContactBar } from '@/components/frame/contact-bar'
import { Footer } from '@/components/frame/footer'
import { Header } from '@/components/frame/header'
import { SkipLink } from '@/components/frame/skip-link'
import { bodyFont, displayFont } from '@/lib/fonts'
import { config } from '@/lib/platform'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { copy, language } from '@/site.copy'
import './globals.css'

export const viewport: Viewport = { colorScheme: 'light dark' }

export async function generateMetadata(): Promise<Metadata> {
  const { name, has } = await getSite()
  const feed = { 'application/rss+xml': [{ url: routes.feed, title: copy.blog.feed }] }
  return {
    metadataBase: new URL(config().siteUrl),
    title: { default: name, template: `%s · ${name}` },
    manifest: '/manifest.webmanifest',
    formatDetection: { telephone: false, email: false, address: false },
    ...(has.blog && { alternates: { types: feed } }),
  }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const site = await getSite()
  return (
    <html lang={language} className={`${displayFont.variable} ${bodyFont.variable}`}>
      <body>
        <SkipLink />
        <Header site={site} />
        <main id="conteudo" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Footer site={site} />
        <ContactBar settings={site.settings} />
      </body>
    </html>
  )
}
