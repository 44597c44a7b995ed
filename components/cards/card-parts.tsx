import { copyHere } from '@/lib/content/copy-in'
import { langOfWords } from '@/lib/content/translations'
import { siteConfig } from '@/site/config'
import type { IconName } from '../icons'
import { Line } from '../text/text'

export function Featured() {
  const copy = copyHere()
  return (
    <span
      lang={langOfWords()}
      className="self-start rounded-button bg-second px-3 py-0.5 text-small font-semibold text-on-second"
    >
      {copy.products.featured}
    </span>
  )
}

/** Whether so few records are wanted that marking them is useful: at most a quarter of the list. */
export function isFew<Content>(records: Content[], isWanted: (record: Content) => boolean): boolean {
  return records.filter(isWanted).length * 4 <= records.length
}

/** The classes for each amount of text that a phone shows. */
const phoneClasses = { whole: '', short: 'max-sm:line-clamp-2', none: 'max-sm:hidden' }

export type TextOnPhone = keyof typeof phoneClasses

interface CardTextProps {
  text: string
  /** How much of the text a phone shows. */
  phone?: TextOnPhone
}

/** The summary on a card, cut if it is long; nothing if the record has none. */
export function CardText({ text, phone = 'whole' }: CardTextProps) {
  return <Line text={text} className={`${phoneClasses[phone]} line-clamp-4 text-muted`} />
}

/** The icon of a service or product; undefined if `icons` in site/config.ts removes it. */
export function iconOf(kind: 'services' | 'products', icon: IconName): IconName | undefined {
  const { icons } = siteConfig
  return icons === false || icons?.[kind] === false ? undefined : icon
}
