import { contentOf, markIfUnread, markMissing, siteKeepsPages } from '@site-starter/engine/pages'
import { notFound, permanentRedirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { Plated } from '@/components/cards/plated'
import { ServiceList } from '@/components/cards/service-list'
import { ActionButton, ButtonLink } from '@/components/layout/buttons'
import { Container } from '@/components/layout/container'
import { Heading, sizeFor } from '@/components/layout/heading'
import { TextLink } from '@/components/layout/text-link'
import { SearchField } from '@/components/search/search-field'
import { runningText } from '@/components/text/words'
import { secondAction } from '@/lib/content/actions'
import { copyHere, copyIn } from '@/lib/content/copy-in'
import { firstPageIn, languageHere, type OtherLanguage, otherLanguages } from '@/lib/content/translations'
import { routes } from '@/lib/routes/routes'
import { notFoundPage } from '@/lib/views/company'
import { movedPage } from '@/lib/views/records'

/**
 * The 404 page: `if (!content) return missingPage()`. Next.js 16.4 renders `notFound()` only in the browser. This renders on the server, and
 * `engine/src/next/page-cache/page-cache.cjs` sets the status: 404, or 503 while it is unknown whether the page exists.
 * @param path the path of a record, which redirects (308) if its slug has changed
 */
export async function missingPage(path?: string): Promise<ReactNode> {
  const newPath = path && (await contentOf(movedPage, path))
  if (newPath) permanentRedirect(newPath)
  const isUnread = await markIfUnread()
  const content = await contentOf(notFoundPage)
  const { unread, notFound: missing } = copyHere()
  if (isUnread) return <MissingPage {...unread} content={content} />
  if (!siteKeepsPages()) notFound()
  await markMissing()
  return <MissingPage {...missing} content={content} isMissing />
}

interface MissingPageProps {
  title: string
  text: string
  content: ReturnType<typeof notFoundPage.content>
  /** Whether to show the message in the other languages of the site too. */
  isMissing?: boolean
}

export function MissingPage({
  title,
  text,
  content: { services, settings },
  isMissing = false,
}: MissingPageProps) {
  const copy = copyHere()
  const second = secondAction(settings)
  return (
    <>
      <Container className="part plain" inner="pt-6">
        <Plated from={title} className="stack-6">
          <div className="stack-3">
            <Heading level={1} size={sizeFor(title, 'page')} text={title} place="besidePicture" />
            <p className="text-lead text-muted">{runningText(text)}</p>
          </div>
          <SearchField />
          <div className="flex flex-wrap items-start gap-4">
            <ButtonLink href={firstPageIn(languageHere()) ?? routes.home} variant="outline">
              {copy.actions.backHome}
            </ButtonLink>
            {second && <ActionButton action={second} variant="outline" />}
          </div>
          {isMissing &&
            otherLanguages(languageHere()).map((other) => <InOther key={other.lang} {...other} />)}
        </Plated>
      </Container>
      {services.length > 0 && (
        <Container className="part plain" inner="stack-6">
          <Heading level={2} size="part" text={copy.notFound.services} />
          <ServiceList records={services} level={3} tier="secondary" />
        </Container>
      )}
    </>
  )
}

/** The message in another language if `copyOf` has it, with a link to the home page in that language. */
function InOther({ lang, name, first }: OtherLanguage) {
  const { title } = copyIn(lang).notFound
  return (
    <p lang={lang}>
      {title !== copyHere().notFound.title && `${title}. `}
      <TextLink href={first}>{name}</TextLink>
    </p>
  )
}
