import type { Service } from '@/lib/platform'
import { routes } from '@/lib/routes'
import type { Site } from '@/lib/site'
import { copy } from '@/site.copy'
import { ServiceCard } from '../cards/service-card'
import { ContentIcon } from '../content-icon'
import { Grid } from '../layout/grid'
import { Section } from '../layout/section'
import { TextLink } from '../layout/text-link'

const MOST_CARDS = 6
const MOST_LINES = 8

/** Services by tier: main ones as large cards, the featured ones smaller, the rest as a list. */
export function Services({ site: { services } }: { site: Site }) {
  if (services.length === 0) return null
  const tier = (name: Service['tier']) => services.filter((service) => service.tier === name)
  const cards = [...tier('primary'), ...tier('featured')].slice(0, MOST_CARDS)
  const rest = tier('secondary').slice(0, MOST_LINES)
  return (
    <Section
      title={copy.home.services.title}
      intro={copy.home.services.text}
      tone="sunken"
      action={<TextLink href={routes.services}>{copy.actions.allServices}</TextLink>}
    >
      {cards.length > 0 && (
        <Grid most="three">
          {cards.map((service) => (
            <ServiceCard key={service.slug} service={service} level={3} />
          ))}
        </Grid>
      )}
      {rest.length > 0 && <ServiceLines services={rest} />}
    </Section>
  )
}

function ServiceLines({ services }: { services: Service[] }) {
  return (
    <ul className="mt-8 grid gap-x-10 border-t border-line md:grid-cols-2">
      {services.map(({ slug, title, icon }) => (
        <li key={slug} className="border-b border-line">
          <a
            href={routes.service(slug)}
            className="flex items-start gap-4 py-5 font-semibold hover:underline"
          >
            <span className="mt-0.5 text-accent">
              <ContentIcon name={icon} />
            </span>
            <span className="min-w-0">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
