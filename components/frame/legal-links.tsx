import type { Menu } from '@/lib/pages/frame'
import { routes } from '@/lib/routing/routes'
import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'

const COMPLAINTS_BOOK = 'https://www.livroreclamacoes.pt/Inicio/'

/** Links to the legal documents of the content and to the Livro de Reclamações; nothing when there is neither. */
export function LegalLinks({ menu: { has } }: { menu: Menu }) {
  const documents = (['terms', 'privacy'] as const).filter((page) => has[page])
  if (documents.length === 0 && !siteConfig.complaintsBook) return null
  return (
    <nav aria-label={copy.nav.legal}>
      <ul className="flex flex-wrap gap-x-8">
        {documents.map((page) => (
          <li key={page}>
            <TextLink href={routes[page]} quiet>
              {copy.pages[page]}
            </TextLink>
          </li>
        ))}
        {siteConfig.complaintsBook && (
          <li>
            <TextLink href={COMPLAINTS_BOOK} quiet external>
              {copy.footer.complaintsBook}
            </TextLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
