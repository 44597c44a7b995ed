import { isLarge } from '@/lib/pictures/picture-fit'
import type { Picture, Service } from '@/lib/platform'
import { siteConfig } from '@/site.config'

/** The hero picture of site.config.ts. Without one, the first large picture of a service: the API has no picture of the business. */
export function heroPicture({ services }: { services: Pick<Service, 'image'>[] }): Picture | undefined {
  // The picture component reads the size from the file.
  if (siteConfig.heroPicture) return { width: undefined, height: undefined, ...siteConfig.heroPicture }
  return services.find(({ image }) => image && isLarge(image))?.image
}
