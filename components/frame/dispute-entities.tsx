import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'

/** The entities for consumer disputes, which Lei n.º 144/2015 requires a business to name; nothing when site.config.ts names none. */
export function DisputeEntities() {
  if (siteConfig.disputeEntities.length === 0) return null
  return (
    <div>
      <p>{copy.footer.disputes}</p>
      <ul className="flex flex-wrap gap-x-8">
        {siteConfig.disputeEntities.map(({ name, url }) => (
          <li key={url}>
            <TextLink href={url} external>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
