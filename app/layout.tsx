import { currentEnvironment as environment } from '@site-starter/engine/environment'
import { contentOf, unseenContentOf } from '@site-starter/engine/pages'
import { isDevelopment } from '@site-starter/engine/process'
import { announcementScript, consentScript, prefetchRules, scriptsLoader } from '@site-starter/engine/scripts'
import type { Metadata } from 'next'
import type { ComponentProps, ReactNode } from 'react'
import { HtmlInLanguage } from '@/components/frame/in-language.no-script'
import { Surrounded } from '@/components/frame/surroundings'
import { InlineScript } from '@/components/inline-script'
import { languagesByPath, openGraphLocale, pagesInLanguages } from '@/lib/content/translations'
import { routes } from '@/lib/routes/routes'
import { frame, menu, movedRecords } from '@/lib/views/frame'
import { ogImageSize } from '@/lib/views/head'
import { siteConfig } from '@/site/config'
import { language } from '@/site/copy'
import { Document } from './document'

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await contentOf(frame)
  return {
    metadataBase: new URL(environment().siteUrl),
    title: { default: name, template: `%s · ${name}` },
    // Defaults for the agency's own pages without Open Graph data.
    openGraph: {
      siteName: name,
      locale: openGraphLocale(language),
      images: [{ url: routes.ogImage('/'), ...ogImageSize }],
    },
    formatDetection: { telephone: false, email: false, address: false },
    // The tag has a fixed position here. `colorScheme` of `viewport` would come before or after these tags, depending on which is ready first.
    other: { 'color-scheme': siteConfig.colourScheme === 'system' ? 'light dark' : siteConfig.colourScheme },
  }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const content = await contentOf(frame)
  const menus = await contentOf(menu)
  const loader = scriptsLoader(environment())
  const languages = languagesByPath()
  // Changed slugs are no content of every page. A page whose metadata names one is rendered again for its metadata.
  const pages = pagesInLanguages(await unseenContentOf(movedRecords))
  const hasOtherLanguages = Object.keys(languages).length > 0
  return (
    <Document
      {...(hasOtherLanguages && {
        Html: (html: ComponentProps<'html'>) => <HtmlInLanguage languages={languages} {...html} />,
      })}
    >
      {/* `manifest` in the metadata would request the file without the password of a protected site. */}
      <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
      {/* The first frame waits for the header, which view transitions would otherwise let flash. */}
      <link rel="expect" href="#conteudo" blocking="render" />
      <Surrounded
        content={content}
        menus={menus}
        pages={pages}
        consent={consentScript(environment())}
        announcement={announcementScript()}
      >
        {children}
      </Surrounded>
      {!isDevelopment() && (
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: prefetchRules }} />
      )}
      {loader && <InlineScript text={loader} />}
    </Document>
  )
}
