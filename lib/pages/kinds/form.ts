import type { Site } from '@/lib/content/site'
import type { Service } from '@/lib/platform'
import { oncePerObject } from '@/lib/process/once-per-object'

type Choice = Pick<Service, 'slug' | 'title'>

/** The content of a form and of the contact details beside it. */
export function formContent({
  settings,
  services,
  has,
}: Pick<Site, 'settings' | 'has'> & { services: Choice[] }) {
  return { settings, services: choices(services), hasPrivacy: has.privacy }
}

/** The same object for the same list: there are as many form pages as services, and each lists all services. */
const choices = oncePerObject((services: Choice[]) => services.map(({ slug, title }) => ({ slug, title })))

export type FormContent = ReturnType<typeof formContent>
