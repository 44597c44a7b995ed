import { Phone } from 'lucide'
import type { Metadata } from 'next'
import { ButtonLink } from '@/components/layout/button-link'
import { PageHeader } from '@/components/layout/page-header'
import { telephoneLink } from '@/lib/contact'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'

export async function generateMetadata(): Promise<Metadata> {
  const metadata = await pageMetadata({ title: copy.pages.thanks, path: routes.thanks })
  return { ...metadata, robots: { index: false } }
}

export default async function ThanksPage() {
  const { settings } = await getSite()
  const telephone = telephoneLink(settings)
  const actions = (
    <div className="flex flex-wrap items-center gap-4 pt-4">
      <ButtonLink href={routes.home}>{copy.actions.backHome}</ButtonLink>
      {telephone && (
        <ButtonLink href={telephone} look="outline" icon={Phone}>
          {copy.actions.callNumber(settings.phone)}
        </ButtonLink>
      )}
    </div>
  )
  return <PageHeader title={copy.thanks.title} intro={copy.thanks.text} below={actions} />
}
