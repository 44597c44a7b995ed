import { copy } from '@/site.copy'

/** First thing the keyboard reaches; visible only then. */
export function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="absolute top-2 left-2 z-30 -translate-y-24 rounded-control bg-accent px-5 py-3 font-semibold text-on-accent focus:translate-y-0"
    >
      {copy.nav.skip}
    </a>
  )
}
