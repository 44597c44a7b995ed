import { contentOf, pageMetadata } from '@site-starter/engine/pages'
import { decoded } from '@site-starter/engine/text'
import { redirect } from 'next/navigation'
import { PostCards } from '@/components/cards/post-cards'
import { NumberToCall } from '@/components/contact/number-to-call'
import { ButtonLink } from '@/components/layout/buttons'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { ListSection } from '@/components/layout/section'
import { Tick } from '@/components/layout/tick'
import { NextSteps } from '@/components/lead-form/next-steps'
import { routes } from '@/lib/routes/routes'
import { thanksPage } from '@/lib/views/company'
import { copy } from '@/site/copy'

interface Props {
  params: Promise<{ pedido?: string }>
}

export const generateMetadata = async () => pageMetadata(await contentOf(thanksPage))

export default async function ThanksPage({ params }: Props) {
  const request = decoded((await params).pedido ?? '')
  const content = await contentOf(thanksPage, request)
  // No form of the site leads to this address: it names an unknown service, or one without quote requests.
  if (!content) redirect(routes.thanks)
  const { isRequest, service, posts, settings, today } = content
  const { title, requestTitle, about, text, steps } = copy.thanks
  return (
    // The attribute `data-sent` tells engine/src/inline-scripts/browser/form/send.ts that a form has arrived. It also hides links to the form
    // (`on-quote` in app/globals.css).
    <div data-sent>
      <PageHeader
        mark={<Tick />}
        title={isRequest ? requestTitle : title}
        intro={[service && about(service), text].filter(Boolean).join(' ')}
        below={<NumberToCall settings={settings} today={today} />}
      />
      <Container className="part plain" inner="stack-8">
        <NextSteps steps={steps} isRow />
        <ButtonLink href={routes.home} variant="outline">
          {copy.actions.backHome}
        </ButtonLink>
      </Container>
      {posts.length > 0 && (
        <ListSection
          title={copy.thanks.posts}
          text={copy.home.posts.text}
          tone="apart"
          href={routes.blog}
          all={copy.actions.allPosts}
          hasMore
        >
          <PostCards records={posts} level={3} />
        </ListSection>
      )}
    </div>
  )
}
