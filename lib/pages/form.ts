import type { Site } from '@/lib/site'

/** What a form and the ways of contact beside it are drawn from. */
export function formContent({ settings, services, has }: Pick<Site, 'settings' | 'has'> & FormServices) {
  return { settings, services: services.map(({ slug, title }) => ({ slug, title })), hasPrivacy: has.privacy }
}

interface FormServices {
  services: { slug: string; title: string }[]
}

export type FormContent = ReturnType<typeof formContent>
