import { emailAddresses, phoneNumbers } from '@/lib/content/contact'
import type { Frame } from '@/lib/views/frame'
import { Logo } from '../header/logo'
import { Container } from '../layout/container'

/** The header of a printed page, where links do not work: the name and contacts of the business. */
export function Letterhead({ frame: { name, settings } }: { frame: Frame }) {
  const numbers = phoneNumbers(settings).map(({ label, number }) => label + number)
  const phones = numbers.length > 0 ? numbers : [settings.phone].filter(Boolean)
  const contacts = [...phones, ...emailAddresses(settings)]
  return (
    <div className="letterhead not-print:hidden">
      <Container inner="flex items-end justify-between gap-8 border-b border-line py-3">
        <p className="font-display text-card font-bold">
          <Logo name={name} ground="paper" />
        </p>
        <div className="text-end text-small">
          {contacts.map((contact) => (
            <p key={contact}>
              <bdi>{contact}</bdi>
            </p>
          ))}
        </div>
      </Container>
    </div>
  )
}
