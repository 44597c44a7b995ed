import { copy } from '@/site.copy'

/** The first link that the keyboard reaches. It is visible only when it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="no-print absolute top-2 left-2 z-30 -translate-y-24 rounded-control bg-accent px-5 py-3 font-semibold text-on-accent focus:translate-y-0"
    >
      {copy.nav.skip}
    </a>
  )
}
