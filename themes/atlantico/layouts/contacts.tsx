import { Container } from '@/components/layout/container'
import { Heading } from '@/components/layout/heading'
import { copyHere } from '@/lib/content/copy-in'
import type { ContactsProps } from '@/themes/layouts'

/** The contact page: contacts and hours on one side, the form as a sheet on the other, the map across the page below both. */
export function Contacts({ head, ways, map, times, form, formId }: ContactsProps) {
  const copy = copyHere()
  return (
    <>
      {head}
      <Container className="part plain" inner="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="stack-10 empty:hidden sticky-head lg:col-span-5">
          {ways}
          {times}
        </div>
        <div
          id={formId}
          className="stack-8 border-line sticky-head lg:col-span-7 lg:[:empty+&:has(+:empty)]:col-span-6 lg:[:empty+&:has(+:empty)]:col-start-4 lg:rounded-card lg:border lg:bg-surface lg:p-8"
        >
          <Heading level={2} size="part" text={copy.contact.formTitle} />
          {form}
        </div>
        <div className="empty:hidden lg:col-span-full">{map}</div>
      </Container>
    </>
  )
}
