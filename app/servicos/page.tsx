import { contentOf, listPage, type PageParams, pageMetadata } from '@site-starter/engine/pages'
import { ServiceList } from '@/components/cards/service-list'
import { missingPage } from '@/components/frame/missing-page'
import { Heading } from '@/components/layout/heading'
import { IndexPage } from '@/components/page-parts/index-page'
import { JumpLinks } from '@/components/page-parts/jump-links'
import { NextStep } from '@/components/sections/next-step'
import { MIN_GROUPED_SERVICES } from '@/components/sections/services'
import type { Tier } from '@/lib/kinds/services'
import { routes } from '@/lib/routes/routes'
import { listPages } from '@/lib/views/lists'
import { copy } from '@/site/copy'

/** The `id` of each tier's part of the list. */
const anchors: Record<Tier, string> = { primary: 'principais', featured: 'tambem', secondary: 'outros' }

/** The number of services that are visible at a glance. A longer list has links to its tiers. */
const MAX_AT_A_GLANCE = 9

export const generateMetadata = async (props: PageParams) =>
  pageMetadata(await contentOf(listPages.services, await listPage(props)))

/** Services under the heading of their tier, if there are several tiers and the editor has not mixed them. */
export default async function ServicesPage(props: PageParams) {
  const content = await contentOf(listPages.services, await listPage(props))
  if (!content) return missingPage()
  const { list, tiers = [], settings } = content
  const groups = tiers
    .map(({ tier }) => ({ tier, services: list.records.filter((service) => service.tier === tier) }))
    .filter(({ services }) => services.length > 0)
  const isShort = list.count === 1 && list.records.length < MIN_GROUPED_SERVICES
  const isGrouped = groups.length > 1 && !isShort
  const isLong = list.count > 1 || list.records.length > MAX_AT_A_GLANCE
  const links = (isLong ? tiers : []).map(({ tier, page }) => ({
    href: `${page === list.page ? '' : routes.indexPage('services', page)}#${anchors[tier]}`,
    title: copy.services.tiers[tier],
  }))
  return (
    <>
      <IndexPage
        name="services"
        content={content}
        below={<JumpLinks label={copy.services.parts} links={links} />}
      >
        <div className="stack-16 sm:stack-24">
          {isGrouped ? (
            groups.map(({ tier, services }) => (
              <section key={tier} id={anchors[tier]} className="stack-6 sm:stack-8">
                <Heading level={2} size="section" text={copy.services.tiers[tier]} />
                <ServiceList records={services} level={3} tier={tier} />
              </section>
            ))
          ) : (
            <ServiceList records={list.records} level={2} />
          )}
        </div>
      </IndexPage>
      <NextStep {...copy.home.closing} settings={settings} />
    </>
  )
}
