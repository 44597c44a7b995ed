import type { HomeSite } from '@/lib/pages/home'
import { copy } from '@/site.copy'
import { ValueList } from '../content/value-list'
import { Section } from '../layout/section'

export function Values({ site: { values } }: { site: HomeSite }) {
  if (values.length === 0) return null
  return (
    <Section title={copy.home.values.title} intro={copy.home.values.text} layout="aside">
      <ValueList values={values} />
    </Section>
  )
}
