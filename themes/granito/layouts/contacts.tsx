import { Container } from '@/components/layout/container'
import { Section } from '@/components/layout/section'
import { copyHere } from '@/lib/content/copy-in'
import type { ContactsProps } from '@/themes/layouts'

/** The contact page: contacts beside the hours, then the form, then the map. */
export function Contacts({ head, ways, map, times, form, formId }: ContactsProps) {
  const copy = copyHere()
  return (
    <>
      {head}
      <Container className="part plain" inner="grid gap-x-8 gap-y-10 lg:grid-cols-2">
        <div className="stack-8 empty:hidden">{ways}</div>
        <div className="stack-8 empty:hidden">{times}</div>
      </Container>
      <Section title={copy.contact.formTitle} tone="apart" layout="aside" id={formId}>
        <div className="max-w-3xl">{form}</div>
      </Section>
      <Container inner="pb-16 empty:hidden sm:pb-24">{map}</Container>
    </>
  )
}
