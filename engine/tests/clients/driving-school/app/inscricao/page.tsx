import { contactItems } from '@/components/contact/contact-links'
import { ActionForm } from '@/components/forms/action-form'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { TextLink } from '@/components/layout/text-link'
import { codePage, getSite, pageMetadata } from '@site-starter/engine/pages'
import { routes } from '@/lib/routes/routes'
import { copy } from '@/site/copy'
import { enrol } from './enrol'
import { StepFields } from './step-fields.no-script'
import { enrolmentSteps } from './steps'

const { title, intro, head, crumbs } = codePage('/inscricao')

export const generateMetadata = () => pageMetadata({ head })

export default async function EnrolmentPage() {
  const { services, settings } = await getSite()
  return (
    <>
      <PageHeader title={title} intro={intro} crumbs={crumbs} />
      <Container inner="pb-20">
        <ActionForm
          action={enrol}
          noValidate
          // The contact bar of a phone has no link to the form on this page.
          data-quote-form
          aria-label={title}
          done="/inscricao/obrigado"
          otherWays={<ul className="font-semibold">{contactItems(settings)}</ul>}
          className="max-w-xl stack-6"
        >
          <StepFields steps={enrolmentSteps(services)} />
          <p className="text-small text-muted">
            {copy.form.privacy} <TextLink href={routes.privacy}>{copy.form.privacyLink}</TextLink>
          </p>
        </ActionForm>
      </Container>
    </>
  )
}
