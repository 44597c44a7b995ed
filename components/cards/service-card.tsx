import type { ServiceCardContent } from '@/lib/cards'
import { routes } from '@/lib/routes'
import { Icon } from '../icon'
import { Card } from './card'

interface ServiceCardProps {
  service: ServiceCardContent
  level: 2 | 3
  /** On a phone the picture is small and beside the words. */
  compact?: boolean
}

export function ServiceCard({ service, level, compact = false }: ServiceCardProps) {
  return (
    <Card
      href={routes.service(service.slug)}
      title={service.title}
      level={level}
      picture={service.image}
      compact={compact}
      emblem={<Icon name={service.icon} size="inherit" />}
      above={
        <span className="text-accent">
          <Icon name={service.icon} size="large" />
        </span>
      }
    >
      {service.short && <p className="text-muted">{service.short}</p>}
    </Card>
  )
}
