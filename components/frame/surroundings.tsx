import { components } from '@theme/components'
import type { ReactNode } from 'react'
import { barePaths } from '@/lib/content/bare-pages'
import { copyIn } from '@/lib/content/copy-in'
import { menuIn } from '@/lib/content/menu'
import {
  firstPageIn,
  langOfPlatform,
  languagesByPath,
  otherLanguages,
  type pagesInLanguages,
} from '@/lib/content/translations'
import { routes } from '@/lib/routes/routes'
import type { Frame, Menu } from '@/lib/views/frame'
import { language } from '@/site/copy'
import { Consent } from '../consent/consent'
import { Announcement } from './announcement'
import { ContactBar } from './contact-bar'
import { Footer } from './footer'
import { InLanguage, type Surroundings } from './in-language.no-script'
import { Letterhead } from './letterhead'

interface Props {
  content: Omit<Frame, 'copy' | 'first' | 'ofPlatform'>
  menus: Omit<Menu, 'languages'>
  /** Pages in other languages than the site's. */
  pages: ReturnType<typeof pagesInLanguages>
  /** The inline script that asks for consent, if the site needs it. */
  consent: string | undefined
  /** The inline script of the announcement, if there is one. */
  announcement: string | undefined
  children: ReactNode
}

/** A page with its header, footer and contact bar, in the language of the page. A bare page has none of these. */
export function Surrounded({ children, ...props }: Props) {
  const { pages } = props
  const inSiteLanguage = surroundings(props)
  const bare = barePaths()
  if (pages.length === 0 && bare.length === 0)
    return (
      <>
        {inSiteLanguage.aboveHeader}
        {inSiteLanguage.header}
        <main id="conteudo" tabIndex={-1} className="outline-none">
          {children}
        </main>
        {inSiteLanguage.footer}
      </>
    )
  const others = [...new Set(pages.map(({ lang }) => lang))].map((lang) => {
    const { aboveHeader, header, footer } = surroundings(props, lang)
    if (copyIn(lang) !== copyIn(undefined)) return [lang, { aboveHeader, header, footer }] as const
    // A language without texts in site/copy.ts has those of the site's language.
    const inLanguageOfTexts = (part: ReactNode) => (
      <div className="contents" lang={language}>
        {part}
      </div>
    )
    const parts = {
      aboveHeader: inLanguageOfTexts(aboveHeader),
      header: inLanguageOfTexts(header),
      footer: inLanguageOfTexts(footer),
    }
    return [lang, parts] as const
  })
  return (
    <InLanguage
      languages={languagesByPath()}
      surroundings={{ '': inSiteLanguage, ...Object.fromEntries(others) }}
      bare={bare}
    >
      {children}
    </InLanguage>
  )
}

function surroundings(
  { content, menus, pages, consent, announcement }: Omit<Props, 'children'>,
  lang?: string,
): Surroundings {
  const copy = copyIn(lang)
  const first = (lang && firstPageIn(lang)) ?? routes.home
  const ofPlatform = copy === copyIn(undefined) ? undefined : langOfPlatform(lang)
  const frame = { ...content, copy, first, ofPlatform }
  const languages = otherLanguages(lang ?? language, pages)
  const menu = lang
    ? {
        ...menus,
        languages,
        header: menuIn(lang, menus.header, pages),
        footer: menuIn(lang, menus.footer, pages),
      }
    : { ...menus, languages }
  return {
    aboveHeader: (
      <>
        <a
          href="#conteudo"
          className="print:hidden absolute top-2 start-2 z-30 max-w-[calc(100vw-1rem)] rounded-control bg-accent px-5 py-3 font-semibold text-on-accent not-focus:bottom-full not-focus:top-auto"
        >
          {copy.nav.skip}
        </a>
        {consent && <Consent script={consent} hasPrivacy={menus.has.privacy} copy={copy} />}
        {announcement && <Announcement script={announcement} lang={lang} copy={copy} />}
      </>
    ),
    header: (
      <>
        <Letterhead frame={frame} />
        <components.Header frame={frame} menu={menu} />
      </>
    ),
    footer: (
      <>
        <Footer frame={frame} menu={menu} />
        <ContactBar settings={content.settings} copy={copy} />
      </>
    ),
  }
}
