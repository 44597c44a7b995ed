import type { Picture, Service } from '@/lib/platform'

/** The API has no picture of the business: that of its first service with one stands for it. */
export function heroPicture({ services }: { services: Pick<Service, 'image'>[] }): Picture | undefined {
  return services.find((service) => service.image)?.image
}
