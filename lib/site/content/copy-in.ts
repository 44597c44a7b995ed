import { merged } from '@/lib/engine/text'
import type { Texts } from '@/lib/site/settings/define-copy'
import { copy } from '@/site/copy'

/** The texts for pages in a language: those of `copyOf` in site/copy.ts over the others. */
export function copyIn(lang: string | undefined): Texts {
  const { copyOf }: Texts = copy
  const own = lang && (copyOf[lang] ?? copyOf[lang.split('-')[0] ?? ''])
  return own ? merged<Texts, object>(copy, own) : copy
}

/** A title that site/config.ts has, in the language of these texts. */
export function titleIn({ titles }: Texts, title: string): string {
  return titles[title] ?? title
}
