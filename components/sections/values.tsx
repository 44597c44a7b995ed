import { copyHere } from '@/lib/content/copy-in'
import { Section } from '../layout/section'
import { ValueList } from '../text/value-list'
import type { SectionProps } from './props'

export function Values({ site, tone, most }: SectionProps) {
  const copy = copyHere()
  const values = site.values.slice(0, most)
  if (values.length === 0) return null
  return (
    <Section title={copy.home.values.title} intro={copy.home.values.text} tone={tone}>
      <ValueList values={values} />
    </Section>
  )
}
