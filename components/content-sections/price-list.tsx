import { ownRows } from '@site-starter/engine/own-data'
import { copyHere } from '@/lib/content/copy-in'
import { menuData } from '@/lib/content/dishes'
import { amountHere } from '@/lib/content/price'
import { priceColumns } from '@/lib/settings/sections/contents'
import { Heading } from '../layout/heading'
import { Section } from '../layout/section'
import { StructuredData } from '../page-parts/structured-data'
import { Paragraphs } from '../text/text'
import { runningText } from '../text/words'
import type { ContentSectionProps } from './props'

type Group = NonNullable<ContentSectionProps<'priceList'>['groups']>[number]
type Item = Group['items'][number]

/** The number of items above which a group has two columns. */
const MAX_IN_ONE_COLUMN = 20

export function PriceList({
  groups = [],
  data,
  where,
  dishes: isMenu = false,
  note,
  ...head
}: ContentSectionProps<'priceList'>) {
  const shown = (data === undefined ? groups : groupsOf(data, where)).filter(({ items }) => items.length > 0)
  if (shown.length === 0) return null
  const level = head.title ? 3 : 2
  return (
    <Section {...head}>
      {isMenu && <StructuredData data={menuData(head.title, shown)} />}
      <div className="stack-12">
        {shown.map(({ title, note: aside, items }, index) => (
          <div key={index} className={title ? 'grid gap-4 lg:grid-cols-[1fr_2fr] lg:gap-8' : ''}>
            {title && (
              <div className="stack-1">
                <Heading level={level} size="card" text={title} />
                {aside && <p className="text-small text-muted">{runningText(aside)}</p>}
              </div>
            )}
            <ul className={items.length > MAX_IN_ONE_COLUMN ? 'gap-x-16 sm:columns-2' : ''}>
              {items.map((item, itemIndex) => (
                <PricedItem key={itemIndex} item={item} />
              ))}
            </ul>
          </div>
        ))}
        {note && (
          <div className="stack-1 border-t border-line pt-4 text-small text-muted">
            <Paragraphs text={note} />
          </div>
        )}
      </div>
    </Section>
  )
}

/** The groups in a data file, in the order in which they first appear. */
function groupsOf(data: string, where: ContentSectionProps<'priceList'>['where']): Group[] {
  const groups = new Map<string, Group>()
  for (const { group: title = '', ...item } of ownRows(data, priceColumns, where)) {
    const group = groups.get(title) ?? { ...(title && { title }), items: [] }
    group.items.push(item)
    groups.set(title, group)
  }
  return [...groups.values()]
}

function PricedItem({ item: { title, text, price, per, note } }: { item: Item }) {
  const copy = copyHere()
  const shown = typeof price === 'number' ? amountHere(price) : (price ?? copy.sections.onRequest)
  return (
    <li className="flex break-inside-avoid gap-3 pb-4">
      <div className="grow">
        <div className="flex items-baseline gap-3">
          <span className="font-semibold">{runningText(title)}</span>
          <span aria-hidden="true" className="min-w-4 grow border-b border-dotted border-muted" />
        </div>
        {text && <p className="max-w-2xl text-muted">{runningText(text)}</p>}
        {note && <p className="text-small text-muted">{runningText(note)}</p>}
      </div>
      <div className="max-w-1/2 shrink-0 text-end figures">
        {shown}
        {per && <span className="block text-small text-muted">{per}</span>}
      </div>
    </li>
  )
}
