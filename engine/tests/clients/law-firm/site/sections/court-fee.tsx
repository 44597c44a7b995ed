import { Section } from '@/components/layout/section'
import { CourtFee } from '@/components/own/court-fee'
import type { SectionProps } from '@/components/sections/props'

export default function CourtFeeSection({ tone }: SectionProps) {
  return (
    <Section
      title="Quanto se paga ao tribunal?"
      intro="Uma estimativa da taxa de justiça de uma ação comum. O valor exato depende do processo."
      tone={tone}
    >
      <CourtFee />
    </Section>
  )
}
