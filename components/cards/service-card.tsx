import type { Service } from '@/lib/platform'
import { routes } from '@/lib/routes'
import { ContentIcon } from '../content-icon'
import { Card } from './card'

export function ServiceCard({ service, level }: { service: Service; level: 2 | 3 }) {
  const icon = (
    <span className="text-accent">
      <ContentIcon name={service.icon} size="1.75rem" />
    </span>
  )
  return (
    <Card
      href={routes.service(service.slug)}
      title={service.title}
      level={level}
      picture={service.image}
      sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw"
      above={icon}
    >
      {service.short && <p className="text-muted">{service.short}</p>}
    </Card>
  )
}
