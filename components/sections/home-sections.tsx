import { Fragment, type ReactNode } from 'react'
import type { HomeSite } from '@/lib/pages/home'
import { site as config } from '@/site.config'
import { Container } from '../layout/container'
import { type Tone, toneClass } from '../layout/section'
import { type HomeSection, insistent, type SectionProps, sections } from './index'

/** The sections of the home page that have something to show. Tones alternate, so that no two neighbours look like one block. */
export async function HomeSections({ site }: { site: HomeSite }) {
  const drawn: ReactNode[] = []
  let before: Tone | undefined
  for (const entry of config.home) {
    const { section, tone: wanted, ...rest } = typeof entry === 'string' ? { section: entry } : entry
    const tone = wanted ?? toneAfter(before, section)
    const content = await draw(section, { site, tone, ...rest })
    if (!content) continue
    drawn.push(
      <Fragment key={drawn.length}>
        {tone === before && <Divider tone={tone} />}
        {content}
      </Fragment>,
    )
    before = tone
  }
  return drawn
}

function toneAfter(before: Tone | undefined, section: HomeSection): Tone {
  const own = insistent[section]
  if (own !== undefined && own !== before) return own
  return before === 'plain' ? 'sunken' : 'plain'
}

/** Called and not left to React, since only its answer tells whether there is anything to show. */
async function draw(section: HomeSection, props: SectionProps): Promise<ReactNode> {
  const Section: ((props: SectionProps) => ReactNode | Promise<ReactNode>) | undefined = sections[section]
  if (Section === undefined) throw new Error(`site.config.ts: home: "${section}" is no section`)
  // One that is drawn in the browser cannot be called here.
  return '$$typeof' in Section ? <Section {...props} /> : Section(props)
}

/** Between two neighbours that site.config.ts wants alike. */
function Divider({ tone }: { tone: Tone }) {
  return (
    <div className={toneClass[tone]}>
      <Container>
        <div className="border-t border-line" />
      </Container>
    </div>
  )
}
