import { contentOf, pageMetadata } from '@site-starter/engine/pages'
import { PostCards } from '@/components/cards/post-cards'
import { NumberToCall } from '@/components/contact/number-to-call'
import { ButtonLink } from '@/components/layout/buttons'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { ListSection } from '@/components/layout/section'
import { NextSteps } from '@/components/lead-form/next-steps'
import { routes } from '@/lib/routes/routes'
import { thanksPage } from '@/lib/views/company'
import { copy } from '@/site/copy'

export const generateMetadata = async () => pageMetadata(await contentOf(thanksPage))

export default async function ThanksPage() {
  const { posts, settings, today } = await contentOf(thanksPage)
  const { title, text, steps } = copy.thanks
  return (
    // The mark by which `engine/src/inline-scripts/browser/form/send.ts` knows that a form has arrived.
    <div data-sent>
      <PageHeader title={title} intro={text} />
      <Container className="part plain" inner="stack-8">
        <NumberToCall settings={settings} today={today} />
        <NextSteps steps={steps} isRow />
        <ButtonLink href={routes.home}>{copy.actions.backHome}</ButtonLink>
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
