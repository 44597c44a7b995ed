import { Phone } from 'lucide'
import type { Metadata } from 'next'
import { ButtonLink } from '@/components/layout/button-link'
import { PageHeader } from '@/components/layout/page-header'
import { telephoneLink } from '@/lib/contact'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'

export const metadata: Metadata = { title: copy.notFound.title }

export default async function NotFoundPage() {
  const { settings } = await getSite()
  const telephone = telephoneLink(settings)
  const actions = (
    <div className="flex flex-wrap gap-4 pt-4">
      <ButtonLink href={routes.home}>{copy.actions.backHome}</ButtonLink>
      {telephone && (
        <ButtonLink href={telephone} look="outline" icon={Phone}>
          {copy.actions.callNumber(settings.phone)}
        </ButtonLink>
      )}
    </div>
  )
  return <PageHeader title={copy.notFound.title} intro={copy.notFound.text} below={actions} />
}
