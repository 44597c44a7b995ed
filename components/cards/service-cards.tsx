import { runningText } from '@/lib/format/typography'
import type { ServiceCardContent } from '@/lib/lists/cards'
import { showPictures } from '@/lib/pictures/picture-fit'
import { routes } from '@/lib/routing/routes'
import { Icon } from '../icon'
import { Grid } from '../layout/grid'
import { Card, type CardsProps } from './card'

export function ServiceCards({ records, columns, ...look }: CardsProps<ServiceCardContent>) {
  const pictured = showPictures(records.map(({ image }) => image))
  return (
    <Grid columns={columns}>
      {records.map(({ slug, title, short, icon, image }) => (
        <Card
          key={slug}
          href={routes.service(slug)}
          title={title}
          picture={image}
          pictured={pictured}
          emblem={<Icon name={icon} size="inherit" />}
          above={
            <span className="text-accent">
              <Icon name={icon} size="large" />
            </span>
          }
          {...look}
        >
          {short && <p className="text-muted">{runningText(short)}</p>}
        </Card>
      ))}
    </Grid>
  )
}
