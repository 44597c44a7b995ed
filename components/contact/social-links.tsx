import type { Settings } from '@/lib/platform'
import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'

const networks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube'] as const

/** The profiles that the business has, as `<li>`. */
export function SocialLinks({ social }: Pick<Settings, 'social'>) {
  return networks
    .filter((network) => social[network])
    .map((network) => (
      <li key={network}>
        <TextLink href={social[network]} quiet external>
          {copy.footer.networks[network]}
        </TextLink>
      </li>
    ))
}
