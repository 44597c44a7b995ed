import { type Html, html } from '@/lib/content/html'
import type { Menu } from '@/lib/pages/frame'
import { routes } from '@/lib/routing/routes'
import type { SearchContent } from '@/lib/search/answer'
import { copy } from '@/site.copy'
import { searchField } from './field'
import { results } from './results'

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
