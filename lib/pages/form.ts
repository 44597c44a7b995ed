import type { Site } from '@/lib/site'

/** What a form and the ways of contact beside it are drawn from. */
export function formContent({ settings, services, has }: Pick<Site, 'settings' | 'has'> & FormServices) {
  return { settings, services: choices(services), hasPrivacy: has.privacy }
}

const known = new WeakMap<object, { slug: string; title: string }[]>()

/** One object for one list: there are as many forms as services, each with all of them. */
function choices(services: FormServices['services']): FormServices['services'] {
  const all = known.get(services) ?? services.map(({ slug, title }) => ({ slug, title }))
  known.set(services, all)
  return all
}

interface FormServices {
  services: { slug: string; title: string }[]
}

export type FormContent = ReturnType<typeof formContent>
