import type { Menu } from '@/lib/pages/frame'
import { routes } from '@/lib/routes'
import { site as config } from '@/site.config'
import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'

const COMPLAINTS_BOOK = 'https://www.livroreclamacoes.pt/Inicio/'

/** The legal documents that have been written, and the Livro de Reclamações; nothing when there is neither. */
export function LegalLinks({ menu: { has } }: { menu: Menu }) {
  const documents = (['terms', 'privacy'] as const).filter((page) => has[page])
  if (documents.length === 0 && !config.complaintsBook) return null
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
        {config.complaintsBook && (
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
