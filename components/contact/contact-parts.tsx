import type { ReactNode } from 'react'
import { byLayout } from '@/lib/config/theme/layout-of'
import { telephoneLink } from '@/lib/content/contact'
import { mainPlace, type Place } from '@/lib/content/places'
import type { Settings } from '@/lib/resources/settings'
import { copy } from '@/site.copy'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { PageHeader } from '../layout/page-header'
import { Section } from '../layout/section'
import { TextLink } from '../layout/text-link'
import { Networks } from './contact-links'
import { ContactWays } from './contact-ways'
import { EmbeddedMap } from './embedded-map'
import { LocationList } from './locations'
import { Schedule } from './schedule'

interface ContactPartsProps {
  settings: Pick<Settings, 'phone' | 'email' | 'whatsapp' | 'appUrl' | 'schedule' | 'social'>
  locations: Place[]
  /** The form. */
  children: ReactNode
}

/** Everything about how to reach the business. The order of its parts is the same in each layout. */
export function ContactParts({ settings, locations, children }: ContactPartsProps) {
  const canBeVisited = locations.length > 0 && telephoneLink(settings) !== ''
  const main = mainPlace(locations) ?? locations[0]
  // The only map beside the ways; it asks before it loads.
  const onMap = main?.mapEmbedUrl ? main : locations.find(({ mapEmbedUrl }) => mapEmbedUrl)
  return (
    <>
      <Layout
        head={
          <PageHeader
            title={copy.pages.contact}
            intro={canBeVisited ? copy.contact.intro : copy.contact.introWithoutVisit}
            crumbs={[]}
            below={
              // On a phone, the form is far below what a visitor on the way needs.
              <p className="print:hidden lg:hidden">
                <TextLink href={`#${FORM}`}>{copy.contact.formTitle}</TextLink>
              </p>
            }
          />
        }
        ways={<ContactWays settings={settings} places={locations} />}
        map={
          onMap && (
            <EmbeddedMap
              src={onMap.mapEmbedUrl}
              place={onMap.name || onMap.city || copy.contact.location}
              isLarge
            />
          )
        }
        times={
          <>
            <Schedule schedule={settings.schedule} level={2} />
            <Networks social={settings.social} />
          </>
        }
        form={children}
      />
      {locations.length > 0 && (
        <Section title={copy.contact.locations} tone="apart">
          <LocationList
            locations={locations.map((one) => (one === onMap ? { ...one, mapEmbedUrl: '' } : one))}
          />
        </Section>
      )}
    </>
  )
}

const FORM = 'mensagem'

type LayoutProps = Record<'head' | 'ways' | 'map' | 'times' | 'form', ReactNode>

const Layout = byLayout('record', {
  /** The ways, the map and the hours on one side, the form as a sheet on the other. */
  beside: ({ head, ways, map, times, form }: LayoutProps) => (
    <>
      {head}
      <Container inner="grid gap-x-8 gap-y-12 pb-16 sm:pb-24 lg:grid-cols-12">
        <div className="stack-10 lg:col-span-5">
          {ways}
          {map}
          {times}
        </div>
        <div
          id={FORM}
          className="stack-8 border-line sticky-head lg:col-span-7 lg:rounded-card lg:border lg:bg-surface lg:p-8"
        >
          <Heading level={2} size="part" text={copy.contact.formTitle} />
          {form}
        </div>
      </Container>
    </>
  ),

  /** The ways beside the map and the hours, the form below them. */
  essay: ({ head, ways, map, times, form }: LayoutProps) => (
    <>
      {head}
      <Container inner="grid gap-x-8 gap-y-10 pb-16 sm:pb-24 lg:grid-cols-2">
        <div>{ways}</div>
        <div className="stack-8">
          {map}
          {times}
        </div>
      </Container>
      <Section title={copy.contact.formTitle} tone="apart" layout="aside" id={FORM}>
        <div className="max-w-3xl">{form}</div>
      </Section>
    </>
  ),

  /** A deep band with the number as large as it can be; below it the map and the hours, and the form beside them. */
  table: ({ head, ways, map, times, form }: LayoutProps) => (
    <>
      <div className="on-deep ways-board">
        {head}
        <Container inner="pb-8 lg:pb-12">{ways}</Container>
      </div>
      <Container inner="grid gap-x-8 gap-y-10 py-12 lg:grid-cols-12 lg:py-16">
        <div className="stack-8 empty:hidden lg:col-span-5">
          {map}
          {times}
        </div>
        <div id={FORM} className="stack-8 lg:col-span-7">
          <Heading level={2} size="part" text={copy.contact.formTitle} />
          {form}
        </div>
      </Container>
    </>
  ),
})
