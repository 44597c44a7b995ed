import { Actions } from '@/components/layout/buttons'
import { PageHeader } from '@/components/layout/page-header'
import { thanksPage } from '@/lib/pages/kinds/company'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'

export const generateMetadata = async () => pageMetadata(await contentOf(thanksPage))

export default async function ThanksPage() {
  const { settings } = await contentOf(thanksPage)
  const { title, text } = copy.thanks
  const home = { href: routes.home, title: copy.actions.backHome }
  return (
    // The mark by which `lib/inline-scripts/browser/form/send.ts` knows that a form has arrived.
    <div data-sent>
      <PageHeader
        title={title}
        intro={text}
        below={<Actions main={home} settings={settings} className="pt-4" />}
      />
    </div>
  )
}
