import { ServicesIndex } from '@/components/indexes/services-index'
import { indexMetadata } from '@/lib/metadata'

export function generateMetadata() {
  return indexMetadata('services', 1)
}

export default function ServicesPage() {
  return <ServicesIndex page={1} />
}
