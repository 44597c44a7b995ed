import type { Picture, Service } from '@/lib/platform'
import { site } from '@/site.config'

/** The client's own. The API has no picture of the business: that of its first service with one stands for it. */
export function heroPicture({ services }: { services: Pick<Service, 'image'>[] }): Picture | undefined {
  // Its size is that of the file, which the picture's component knows.
  if (site.heroPicture) return { width: undefined, height: undefined, ...site.heroPicture }
  return services.find((service) => service.image)?.image
}
