import { runningText } from '@/lib/format/typography'
import type { ServiceCardContent } from '@/lib/lists/cards'
import { routes } from '@/lib/routing/routes'
import { Icon } from '../icon'
import { Card } from './card'

interface ServiceCardProps {
  service: ServiceCardContent
  level: 2 | 3
  pictured: boolean
  /** On a phone the picture is small and stands beside the text. */
  compact?: boolean
}

export function ServiceCard({ service, level, pictured, compact = false }: ServiceCardProps) {
  return (
    <Card
      href={routes.service(service.slug)}
      title={service.title}
      level={level}
      picture={service.image}
      pictured={pictured}
      compact={compact}
      emblem={<Icon name={service.icon} size="inherit" />}
      above={
        <span className="text-accent">
          <Icon name={service.icon} size="large" />
        </span>
      }
    >
      {service.short && <p className="text-muted">{runningText(service.short)}</p>}
    </Card>
  )
}
