import type { ReactNode } from 'react'
import type { Settings } from '@/lib/platform'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { ContactWays } from './contact-ways'
import { Schedule } from './schedule'

interface FormWithContactsProps {
  title: string
  settings: Settings
  /** The form. */
  children: ReactNode
}

/** A form with every other way to reach the business beside it. */
export function FormWithContacts({ title, settings, children }: FormWithContactsProps) {
  return (
    <Container inner="grid gap-12 pb-16 sm:pb-24 lg:grid-cols-[3fr_2fr] lg:gap-20">
      <div className="space-y-8">
        <Heading level={2} size="section" text={title} />
        {children}
      </div>
      <div className="space-y-10">
        <ContactWays settings={settings} />
        <Schedule schedule={settings.schedule} />
      </div>
    </Container>
  )
}
