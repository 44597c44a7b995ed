import { Section } from '@/components/layout/section'
import { Instalments } from '@/components/own/instalments'
import type { SectionProps } from '@/components/sections/props'
import { ownRows } from '@site-starter/engine/own-data'
import { priceColumns } from '@/lib/settings/sections/contents'

/** The monthly price of the course for category B, from the price list. */
export default function Prestacoes({ tone }: SectionProps) {
  const price = ownRows('precos.csv', priceColumns).find(({ title }) => title === 'Categoria B')?.price
  if (typeof price !== 'number') return null
  return (
    <Section
      title="Quanto fica por mês"
      intro="Sem juros e sem papelada: combina na secretaria e paga até ao dia 8."
      tone={tone}
    >
      <Instalments price={price} />
    </Section>
  )
}
