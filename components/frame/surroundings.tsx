import { components } from '@theme/components'
import type { ReactNode } from 'react'
import { copyIn } from '@/lib/site/content/copy-in'
import { menuIn } from '@/lib/site/content/menu'
import { pagesInLanguages } from '@/lib/site/content/translations'
import { pathInApp } from '@/lib/site/routes/paths'
import type { Frame, Menu } from '@/lib/site/views/frame'
import { Consent } from '../consent/consent'
import { Announcement } from './announcement'
import { ContactBar } from './contact-bar'
import { Footer } from './footer'
import { InLanguage, type Surroundings } from './in-language.no-script'
import { Letterhead } from './letterhead'

interface Props {
  content: Omit<Frame, 'copy'>
  menus: Menu
  /** The inline script that asks for consent, if the site does. */
  consent: string | undefined
  /** The inline script of the announcement, if the site has one now. */
  announcement: string | undefined
  children: ReactNode
}

/** A page with what surrounds it: the header, the footer and the contact bar, in the language of the page. */
export function Surrounded({ children, ...props }: Props) {
  const pages = pagesInLanguages()
  const languages = Object.fromEntries(
    pages.flatMap(({ path, lang }) => [path, pathInApp(path)].map((name) => [name, lang])),
  )
  const own = surroundings(props)
  if (pages.length === 0)
    return (
      <>
        {own.before}
        <main id="conteudo" tabIndex={-1} className="outline-none">
          {children}
        </main>
        {own.after}
      </>
    )
  const others = [...new Set(pages.map(({ lang }) => lang))].map((lang) => {
    const { before, after } = surroundings(props, lang)
    // Without texts of its own, it is in the language of the site.
    const isTranslated = copyIn(lang) !== copyIn(undefined)
    const inLanguage = (part: ReactNode) => (
      <div className="contents" {...(isTranslated && { lang })}>
        {part}
      </div>
    )
    return [lang, { before: inLanguage(before), after: inLanguage(after) }] as const
  })
  return (
    <InLanguage languages={languages} surroundings={{ '': own, ...Object.fromEntries(others) }}>
      {children}
    </InLanguage>
  )
}

function surroundings(
  { content, menus, consent, announcement }: Omit<Props, 'children'>,
  lang?: string,
): Surroundings {
  const copy = copyIn(lang)
  const frame = { ...content, copy }
  const menu = lang
    ? { ...menus, header: menuIn(lang, menus.header), footer: menuIn(lang, menus.footer) }
    : menus
  return {
    before: (
      <>
        <a
          href="#conteudo"
          className="print:hidden absolute top-2 left-2 z-30 max-w-[calc(100vw-1rem)] rounded-control bg-accent px-5 py-3 font-semibold text-on-accent not-focus:bottom-full not-focus:top-auto"
        >
          {copy.nav.skip}
        </a>
        {consent && <Consent script={consent} hasPrivacy={menus.has.privacy} copy={copy} />}
        {announcement && <Announcement script={announcement} lang={lang} copy={copy} />}
        <Letterhead frame={frame} />
        <components.Header frame={frame} menu={menu} />
      </>
    ),
    after: (
      <>
        <Footer frame={frame} menu={menu} />
        <ContactBar settings={content.settings} copy={copy} />
      </>
    ),
  }
}
