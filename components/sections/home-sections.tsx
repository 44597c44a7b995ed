import { theme } from '@theme/theme'
import { Fragment, type ReactNode } from 'react'
import { routes } from '@/lib/routes/routes'
import { sectionEntry } from '@/lib/settings/sections/home-entry'
import { fixedTones, ownTone, type Tone } from '@/lib/settings/sections/home-sections'
import type { HomeSite } from '@/lib/views/home'
import { siteConfig } from '@/site/config'
import { Container } from '../layout/container'
import { toneClass } from '../layout/section'
import { drawSection } from './draw-section'

/** The tone of the next section in the theme's rhythm. A theme without one leaves it to the section, which may prefer a tone. */
function toneAfter(before: Tone[], preferred?: Tone): Tone {
  const { rhythm } = theme
  const last = before.at(-1)
  if (rhythm.length === 0 && preferred !== undefined && preferred !== last) return preferred
  const alternates = rhythm.length === 0 || rhythm.includes('sunken')
  return rhythm[before.length] ?? (alternates && last === 'plain' ? 'sunken' : 'plain')
}

/** The sections of the home page that have content. Tones alternate to keep neighbours apart. */
export async function HomeSections({ site }: { site: HomeSite }) {
  const drawn: ReactNode[] = []
  const tones: Tone[] = []
  for (const entry of siteConfig.home.map(sectionEntry)) {
    const { section } = entry
    const tone = fixedTones[section] ?? entry.tone ?? toneAfter(tones, ownTone(section))
    const content = await drawSection(
      { ...entry, tone },
      { path: routes.home, settings: site.settings, site },
    )
    if (!content) continue
    drawn.push(
      <Fragment key={drawn.length}>
        {tone === tones.at(-1) && (
          // A line separates neighbours with the same tone. themes/granito/layouts/motion.css moves it by the class `hairline`.
          <div className={toneClass[tone]}>
            <Container>
              <div className="hairline border-t border-line" />
            </Container>
          </div>
        )}
        {content}
      </Fragment>,
    )
    tones.push(tone)
  }
  return drawn
}
