import { type Html, html } from '@/lib/content/html'
import { runningText } from '@/lib/format/typography'
import type { Menu } from '@/lib/pages/frame'
import { routes } from '@/lib/routing/routes'
import type { Answer, Hit, SearchContent } from '@/lib/search/answer'
import type { Piece } from '@/lib/search/found-words'
import { searchAddress } from '@/lib/search/question'
import { copy } from '@/site.copy'
import { searchField } from './search-field'

/** The search page: the field, and the results below it. It is text, because React takes long for long answers. */
export function Search({ content, has }: { content: SearchContent; has: Menu['has'] }) {
  const question = content.kind === 'answer' ? content.answer.question.text : ''
  const page = html`<div class="mx-auto w-full max-w-3xl px-5 sm:px-8"><div class="space-y-8 pt-8 pb-16 sm:pt-12 sm:pb-24">
<h1 class="text-section">${copy.pages.search}</h1>
${searchField({ id: 'pergunta', question, isFirst: content.kind === 'empty' })}
${below(content, has)}
</div></div>`
  return <div dangerouslySetInnerHTML={{ __html: page.text }} />
}

function below(content: SearchContent, has: Menu['has']): Html {
  if (content.kind === 'empty') return html`<p class="text-lead text-muted">${copy.search.intro}</p>`
  if (content.kind !== 'answer') return message(copy.search[content.kind], has)
  return content.answer.total === 0 ? message(copy.search.nothing, has) : results(content.answer)
}

/** A message in place of results, with links to other pages. */
function message({ title, text }: { title: string; text: string }, has: Menu['has']): Html {
  const link = (href: string, title: string, variant: string) =>
    html`<a href="${href}" class="inline-flex min-h-12 items-center justify-center rounded-control px-6 py-3 font-semibold max-sm:w-full ${variant}">${title}</a>`
  return html`<div class="space-y-4"><h2 class="text-card">${title}</h2><p class="text-muted">${text}</p>
<div class="flex flex-wrap gap-4 pt-4">
${has.services && link(routes.services, copy.actions.allServices, 'bg-accent text-on-accent hover:brightness-110')}
${link(routes.contact, copy.pages.contact, 'border border-current hover:bg-ink/5')}
</div></div>`
}

const linkLook =
  'inline-block max-w-full min-w-11 py-2.75 wrap-anywhere text-accent underline decoration-1 underline-offset-4 hover:decoration-2'

/** The number of results, then the results, group by group. */
function results(answer: Answer): Html {
  const { question, total, groups, pages, isPartial, isIncomplete } = answer
  const [only] = groups
  const all = groups.map(
    ({ group, count, hits }) => html`<section class="space-y-2" aria-labelledby="${group}">
<h2 id="${group}" class="text-card">${copy.search.groups[group]} <span class="font-body text-small font-normal text-muted">${count}</span></h2>
<ul class="divide-y divide-line border-y border-line">${hits.map(hit)}</ul>
${pages === undefined && count > hits.length && html`<a href="${searchAddress({ text: question.text, group, page: 1 })}" class="${linkLook}">${copy.search.all(count, copy.search.groups[group])}</a>`}
</section>`,
  )
  return html`<div class="space-y-12">
<div class="space-y-2"><p class="text-lead">${runningText(copy.search.results(total, question.text))}</p>
${isPartial && html`<p class="text-muted">${copy.search.partial}</p>`}
${isIncomplete && html`<p class="text-muted">${copy.search.incomplete}</p>`}
${question.group && html`<a href="${searchAddress({ text: question.text, page: 1 })}" class="${linkLook}">${copy.search.allGroups}</a>`}</div>
${all}
${only && pages !== undefined && pages > 1 && paging(question, pages)}
</div>`
}

function hit({ href, title, about, passage }: Hit): Html {
  return html`<li class="relative space-y-1 py-5"><h3 class="font-display text-card"><a href="${href}" class="underline-offset-4 after:absolute after:inset-0 hover:underline">${title.map(piece)}</a></h3>
${about && html`<p class="text-small text-muted">${runningText(about)}</p>`}
${passage.length > 0 && html`<p class="text-muted">${passage.map(piece)}</p>`}</li>`
}

function piece({ text, isFound }: Piece): Html {
  return isFound
    ? html`<mark class="bg-accent/15 text-ink">${runningText(text)}</mark>`
    : html`${runningText(text)}`
}

function paging(question: Answer['question'], pages: number): Html {
  const to = (page: number) => searchAddress({ ...question, page })
  const { page } = question
  return html`<nav aria-label="${copy.paging.pages}" class="flex flex-wrap items-center justify-between gap-x-8 border-t border-line pt-6">
${page > 1 ? html`<a href="${to(page - 1)}" class="${linkLook}">← ${copy.paging.previous}</a>` : html`<span></span>`}
<span class="text-small text-muted">${copy.paging.pageOf(page, pages)}</span>
${page < pages ? html`<a href="${to(page + 1)}" class="${linkLook}">${copy.paging.next} →</a>` : html`<span></span>`}
</nav>`
}
