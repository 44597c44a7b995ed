import { getSite } from '@site-starter/engine/pages'
import { Fragment } from 'react'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { TextLink } from '@/components/layout/text-link'
import { JumpLinks } from '@/components/page-parts/jump-links'
import { Buttons, Cards, Forms, Headings } from '@/components/samples/parts'
import { picturesOf, samples } from '@/components/samples/samples'
import { drawSection } from '@/components/sections/draw-section'
import { type Tone, tones } from '@/lib/settings/sections/home-sections'
import { homeSite } from '@/lib/views/home'

const parts = [
  { id: 'headings', Part: Headings },
  { id: 'buttons', Part: Buttons },
  { id: 'forms', Part: Forms },
  { id: 'cards', Part: Cards },
]

interface Props {
  searchParams: Promise<{ tom?: string }>
}

/**
 * A page with all sections and their parts in the current theme. Only `npm run dev` has it (`pageExtensions` in
 * engine/src/next-config/next-config.ts).
 */
export default async function AllSectionsPage({ searchParams }: Props) {
  const { tom } = await searchParams
  const tone: Tone = tones.find((known) => known === tom) ?? 'plain'
  const site = await getSite()
  const home = homeSite(site)
  const context = { path: '/', settings: site.settings, site: home }
  const entries = samples(picturesOf(home))
  const drawn = await Promise.all(entries.map((sample) => drawSection({ ...sample, tone }, context)))
  const kinds = [...new Set(entries.map(({ section }) => section))]
  const links = [...kinds, ...parts.map(({ id }) => id)].map((id) => ({ href: `#${id}`, title: id }))
  return (
    <>
      <PageHeader
        title="Todas as secções"
        intro="No tema deste site. Noutro: SITE_THEME=granito npm run dev, com o nome de uma pasta de themes/."
        crumbs={[]}
        below={<JumpLinks label="Partes desta página" links={links} />}
      />
      <Container inner="flex flex-wrap gap-x-8">
        {tones.map((other) => (
          <TextLink key={other} href={`?tom=${other}`}>
            {other}
          </TextLink>
        ))}
      </Container>
      {kinds.map((kind) => (
        <div key={kind} id={kind}>
          {drawn.map(
            (section, index) =>
              entries[index]?.section === kind && <Fragment key={index}>{section}</Fragment>,
          )}
        </div>
      ))}
      {parts.map(({ id, Part }) => (
        <div key={id} id={id}>
          <Part site={home} tone={tone} />
        </div>
      ))}
    </>
  )
}
