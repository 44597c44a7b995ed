import type { ComponentProps } from 'react'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { LeadForm } from '../lead-form/lead-form'
import { ContactWays } from './contact-ways'
import { Schedule } from './locations-and-schedule'

/** A form with every other way to reach the business beside it. */
export function FormWithContacts({ title, ...form }: ComponentProps<typeof LeadForm> & { title: string }) {
  const { settings } = form.content
  return (
    <Container inner="grid gap-12 pb-16 sm:pb-24 lg:grid-cols-[3fr_2fr] lg:gap-20">
      <div className="space-y-8">
        <Heading level={2} size="section" text={title} />
        <LeadForm {...form} />
      </div>
      <div className="space-y-10">
        <ContactWays settings={settings} />
        <Schedule schedule={settings.schedule} />
      </div>
    </Container>
  )
}
