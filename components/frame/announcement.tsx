import { announcementIsEarly } from '@site-starter/engine/scripts'
import { forLanguage } from '@/lib/content/copy-in'
import { addressInLanguage } from '@/lib/content/translations'
import type { Texts } from '@/lib/settings/define-copy'
import { siteConfig } from '@/site/config'
import { language } from '@/site/copy'
import { Icon } from '../icon'
import { InlineScript } from '../inline-script'
import { Container } from '../layout/container'
import { runningText } from '../text/words'
import { announcementStyle } from './announcement-style'

interface Props {
  /** The inline script that hides the announcement, directly after it. */
  script: string
  /** The language of the page. Default: the language of the site. */
  lang: string | undefined
  copy: Texts
}

/** The most upper-case letters, which are wide, that fit in two lines on a phone. A text with more of them is set smaller. */
const MAX_UPPER_CASE_LETTERS = 50

/**
 * The announcement above the header of every page. It belongs to no view, so a change renders no page again. The script
 * (engine/src/inline-scripts/browser/announcement.ts) takes the element before it for the announcement, and the button in it for the one that closes
 * it.
 */
export function Announcement({ script, lang = language, copy }: Props) {
  const { text, textIn = {}, href } = siteConfig.announcement ?? { text: '' }
  const translated = forLanguage(lang, textIn)
  const [translatedText, textLang] = translated ? [translated, lang] : [text, language]
  const upperCase = translatedText.match(/\p{Lu}/gu)?.length ?? 0
  const words = <span lang={textLang === lang ? undefined : textLang}>{runningText(translatedText)}</span>
  return (
    <>
      <style href="announcement" precedence="announcement">
        {announcementStyle}
      </style>
      <aside
        aria-label={copy.announcement.title}
        hidden={announcementIsEarly()}
        suppressHydrationWarning
        className="announcement print:hidden bg-ink text-paper"
      >
        <Container inner="flex min-h-11 items-center gap-2 text-small font-semibold">
          <p className={`grow py-1 ${upperCase > MAX_UPPER_CASE_LETTERS ? 'max-sm:text-[0.8125rem]' : ''}`}>
            {href ? (
              <a href={addressInLanguage(lang, href) ?? href} className="fine-line underline-offset-4">
                {words}
              </a>
            ) : (
              words
            )}
          </p>
          <button
            type="button"
            hidden
            suppressHydrationWarning
            aria-label={copy.announcement.close}
            className="-me-3 size-11 shrink-0 grid place-items-center rounded-control"
          >
            <Icon name="close" />
          </button>
        </Container>
      </aside>
      <InlineScript text={script} />
    </>
  )
}
