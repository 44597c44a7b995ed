import { oncePerObject } from '@site-starter/engine/process'
import type { Site } from '@/lib/content/site'
import type { Service } from '@/lib/kinds/services'
import { isQuoted } from '@/lib/routes/quotes'
import { fieldsOf } from '@/lib/settings/fields'
import type { FormName } from '@/lib/settings/form-fields'

type Choice = Pick<Service, 'slug' | 'title'>

/** The content of a form, and the contacts that its error message offers. Services are included only if the form asks for one. */
export function formContent(
  site: Pick<Site, 'settings' | 'has'> & { services: Choice[] },
  form: FormName = 'quote',
) {
  const { has, settings } = site
  const asksForService = fieldsOf(form).some(({ name }) => name === 'serviceSlug')
  const services = asksForService ? choices[form](site.services) : []
  return { settings: { phone: settings.phone, email: settings.email }, services, hasPrivacy: has.privacy }
}

/** The services to choose from. One list returns one object, since each service has a form page that lists all services. */
const choices = {
  contact: oncePerObject((services: Choice[]) => services.map(({ slug, title }) => ({ slug, title }))),
  quote: oncePerObject((services: Choice[]) =>
    services.filter(({ slug }) => isQuoted(slug)).map(({ slug, title }) => ({ slug, title })),
  ),
}

export type FormContent = ReturnType<typeof formContent>
