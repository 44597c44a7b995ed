import { Container } from '@/components/layout/container'
import { Heading } from '@/components/layout/heading'
import { copyHere } from '@/lib/content/copy-in'
import type { ContactsProps } from '@/themes/layouts'

/** The contact page: a deep band with the number as large as possible, below it hours and map, and the form beside them. */
export function Contacts({ head, ways, map, times, form, formId }: ContactsProps) {
  const copy = copyHere()
  return (
    <>
      <div className="on-deep ways-board">
        {head}
        <Container inner="stack-6 pb-8 lg:pb-12">{ways}</Container>
      </div>
      <Container inner="grid gap-x-8 gap-y-10 py-16 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="stack-8 empty:hidden lg:col-span-5">{times}</div>
        <div
          id={formId}
          className="stack-8 lg:col-span-7 lg:row-span-2 lg:[:empty+&:has(+:empty)]:col-span-6 lg:[:empty+&:has(+:empty)]:col-start-4"
        >
          <Heading level={2} size="part" text={copy.contact.formTitle} />
          {form}
        </div>
        <div className="empty:hidden lg:col-span-5">{map}</div>
      </Container>
    </>
  )
}
