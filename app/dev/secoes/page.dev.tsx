import { getSite } from '@site-starter/engine/pages'
import { Fragment } from 'react'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { TextLink } from '@/components/layout/text-link'
import { Buttons, Cards, Forms, Headings } from '@/components/samples/parts'
import { picturesOf, samples } from '@/components/samples/samples'
import { drawSection } from '@/components/sections/draw-section'
import { type Tone, tones } from '@/lib/settings/sections/home-sections'
import { homeSite } from '@/lib/views/home'

interface Props {
  searchParams: Promise<{ tom?: string }>
}

/** All sections, and what they are made of, in the theme in use. Only `npm run dev` has this page (`pageExtensions` in next.config.ts). */
export default async function AllSectionsPage({ searchParams }: Props) {
  const { tom } = await searchParams
  const tone: Tone = tones.find((known) => known === tom) ?? 'plain'
  const site = await getSite()
  const home = homeSite(site)
  const context = { path: '/', settings: site.settings, site: home }
  const drawn = await Promise.all(
    samples(picturesOf(home)).map((sample) => drawSection({ ...sample, tone }, context)),
  )
  return (
    <>
      <PageHeader title="Todas as secções" crumbs={[]} />
      <Container inner="flex flex-wrap gap-x-8">
        {tones.map((other) => (
          <TextLink key={other} href={`?tom=${other}`}>
            {other}
          </TextLink>
        ))}
      </Container>
      {drawn.map((section, index) => (
        <Fragment key={index}>{section}</Fragment>
      ))}
      <Headings tone={tone} />
      <Buttons site={home} tone={tone} />
      <Forms site={home} tone={tone} />
      <Cards site={home} tone={tone} />
    </>
  )
}
