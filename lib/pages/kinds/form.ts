import type { Site } from '@/lib/content/site'

/** The content of a form and of the contact details beside it. */
export function formContent({ settings, services, has }: Pick<Site, 'settings' | 'has'> & FormServices) {
  return { settings, services: choices(services), hasPrivacy: has.privacy }
}

const known = new WeakMap<object, { slug: string; title: string }[]>()

/** The same object for the same list: there are as many form pages as services, and each lists all services. */
function choices(services: FormServices['services']): FormServices['services'] {
  const all = known.get(services) ?? services.map(({ slug, title }) => ({ slug, title }))
  known.set(services, all)
  return all
}

interface FormServices {
  services: { slug: string; title: string }[]
}

export type FormContent = ReturnType<typeof formContent>
