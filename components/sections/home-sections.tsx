import { Fragment, type ReactNode } from 'react'
import type { HomeSite } from '@/lib/pages/kinds/home'
import { siteConfig } from '@/site.config'
import { homeSections, type Tone } from '../../lib/config/home-sections'
import { Container } from '../layout/container'
import { toneAfter } from '../layout/rhythm'
import { toneClass } from '../layout/section'
import { sections } from './index'
import type { SectionProps } from './props'

/** The sections of the home page that have content. Tones alternate, so that no two neighbours look like one block. */
export async function HomeSections({ site }: { site: HomeSite }) {
  const drawn: ReactNode[] = []
  const tones: Tone[] = []
  for (const entry of siteConfig.home) {
    const { section, tone: wanted, ...rest } = typeof entry === 'string' ? { section: entry } : entry
    const { tone: own }: { tone?: Tone } = homeSections[section]
    const tone = wanted ?? toneAfter(tones, own)
    const props = { site, tone, ...rest }
    const Section: ((props: SectionProps) => ReactNode | Promise<ReactNode>) | undefined = sections[section]
    if (Section === undefined) throw new Error(`site.config.ts: home: "${section}" is no section`)
    // Only the result of a call tells whether a section shows anything. A client component cannot be called here.
    const content = '$$typeof' in Section ? <Section {...props} /> : await Section(props)
    if (!content) continue
    drawn.push(
      <Fragment key={drawn.length}>
        {tone === tones.at(-1) && (
          // A line between two neighbours to which site.config.ts gives the same tone.
          <div className={toneClass[tone]}>
            <Container>
              <div className="border-t border-line" />
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
