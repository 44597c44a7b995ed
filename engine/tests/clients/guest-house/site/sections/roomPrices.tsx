import { decimal, ownRows } from '@site-starter/engine/own-data'
import { z } from 'zod'
import { Section } from '@/components/layout/section'
import type { SectionProps } from '@/components/sections/props'
import { copyHere } from '@/lib/content/copy-in'
import { amountHere } from '@/lib/content/price'

const columns = {
  quarto: z.string(),
  época: z.enum(['inverno', 'verão']),
  semana: decimal,
  'fim de semana': decimal,
}

/** The price of a night in a room, in the language of the page. */
export default function RoomPrices({ room, title, tone }: SectionProps<'roomPrices'>) {
  const texts = copyHere().rooms
  const rows = ownRows('quartos.csv', columns).filter(({ quarto }) => quarto === room)
  if (rows.length === 0) return null
  return (
    <Section title={title ?? texts.prices} tone={tone} layout="aside">
      <dl className="grid gap-6 sm:grid-cols-2">
        {rows.map((row) => (
          <div key={row.época} className="border-line border-t pt-4">
            <dt className="text-muted">{texts[row.época]}</dt>
            <dd className="text-card">
              {amountHere(row.semana)}
              <span className="block text-base text-muted">
                {texts.weekend(amountHere(row['fim de semana']))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
