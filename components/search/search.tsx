import {
  type Answer,
  type Hit,
  type Piece,
  type SearchContent,
  searchAddress,
} from '@site-starter/engine/search'
import { copyHere } from '@/lib/content/copy-in'
import { langOfPage } from '@/lib/content/translations'
import { routes } from '@/lib/routes/routes'
import { CardPicture } from '../cards/card-picture'
import { Plated } from '../cards/plated'
import { ButtonLink } from '../layout/buttons'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { PageHeader } from '../layout/page-header'
import { TextLink } from '../layout/text-link'
import { Pagination } from '../page-parts/pagination'
import { About } from '../text/about'
import { runningText } from '../text/words'
import { SearchForm } from './search-field'

interface SearchProps {
  content: SearchContent
  /** Whether the site has a page of services, which a search without results links to. */
  hasServices: boolean
}

export function Search({ content, hasServices }: SearchProps) {
  const copy = copyHere()
  const question = content.kind === 'answer' ? content.answer.question.text : ''
  return (
    <>
      <PageHeader
        title={copy.pages.search}
        {...(content.kind === 'empty' && { intro: copy.search.intro })}
        below={
          <div className="max-w-2xl">
            <SearchForm id="pergunta" question={question} hasFocus={content.kind === 'empty'} />
          </div>
        }
      />
      <Container className="part plain">
        <Outcome content={content} hasServices={hasServices} />
      </Container>
    </>
  )
}

function Outcome({ content, hasServices }: SearchProps) {
  const copy = copyHere()
  if (content.kind === 'empty') return null
  if (content.kind !== 'answer') return <Message {...copy.search[content.kind]} hasServices={hasServices} />
  if (content.answer.total === 0) return <Message {...copy.search.nothing} hasServices={hasServices} />
  return <Results answer={content.answer} />
}

interface MessageProps extends Pick<SearchProps, 'hasServices'> {
  title: string
  text: string
}

function Message({ title, text, hasServices }: MessageProps) {
  const copy = copyHere()
  return (
    <Plated from={title} className="stack-4">
      <Heading level={2} size="part" text={title} />
      <p className="text-muted">{runningText(text)}</p>
      <div className="flex flex-wrap gap-4 pt-4">
        {hasServices && <ButtonLink href={routes.services}>{copy.actions.allServices}</ButtonLink>}
        <ButtonLink href={routes.contact} variant="outline">
          {copy.pages.contact}
        </ButtonLink>
      </div>
    </Plated>
  )
}

function Results({ answer: { question, total, groups, pages, isPartial } }: { answer: Answer }) {
  const copy = copyHere()
  return (
    <div className="stack-12">
      <div className="stack-2">
        <p className="text-lead">{runningText(copy.search.results(total, question.text))}</p>
        {isPartial && <p className="text-muted">{runningText(copy.search.partial)}</p>}
        {question.group && (
          <TextLink href={searchAddress({ text: question.text, page: 1 })}>{copy.search.allGroups}</TextLink>
        )}
      </div>
      {groups.map(({ group, count, hits }) => (
        <section
          key={group}
          className="grid gap-x-8 border-t border-line lg:grid-cols-12"
          aria-labelledby={group}
        >
          <h2 id={group} className="py-5 text-card lg:col-span-3">
            {copy.search.groups[group]}
            <About what={copy.search.hits(count)} />{' '}
            <span aria-hidden="true" className="font-body text-small font-normal text-muted">
              {count}
            </span>
          </h2>
          <div className="lg:col-span-8 lg:col-start-4">
            <ul className="divide-lines">
              {hits.map((hit, index) => (
                <Result key={hit.href || index} hit={hit} />
              ))}
            </ul>
            {pages === undefined && count > hits.length && (
              <TextLink href={searchAddress({ text: question.text, group, page: 1 })}>
                {copy.search.all(count, copy.search.groups[group])}
              </TextLink>
            )}
          </div>
        </section>
      ))}
      {pages !== undefined && (
        <Pagination to={(page) => searchAddress({ ...question, page })} page={question.page} count={pages} />
      )}
    </div>
  )
}

function Result({ hit: { href, title, about, passage, picture } }: { hit: Hit }) {
  return (
    <li className="relative flex items-start justify-between gap-6 py-5">
      <div lang={langOfPage(href)} className="stack-1">
        <h3 className="font-display text-[1.25rem] leading-snug font-bold normal-case">
          {href ? (
            <a href={href} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
              <Marked pieces={title} />
            </a>
          ) : (
            <Marked pieces={title} />
          )}
        </h3>
        {about && <p className="text-small text-muted">{runningText(about)}</p>}
        {passage.length > 0 && (
          <p className="leading-normal text-muted max-sm:line-clamp-3">
            <Marked pieces={passage} />
          </p>
        )}
      </div>
      {picture && (
        <CardPicture picture={picture} shape={1} sizes="6rem" className="size-16 shrink-0 rounded-control" />
      )}
    </li>
  )
}

function Marked({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, isFound }, index) =>
    isFound ? (
      <mark key={index} className="bg-sunken font-semibold text-ink">
        {runningText(text)}
      </mark>
    ) : (
      runningText(text)
    ),
  )
}
