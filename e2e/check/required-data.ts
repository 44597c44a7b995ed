/** Properties that Google requires, by schema.org type. Each item of a list needs them. */
const required: Record<string, string[]> = {
  Product: ['name', 'offers'],
  Offer: ['price', 'priceCurrency'],
  BlogPosting: ['headline', 'author'],
  Service: ['name', 'provider'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  WebSite: ['name', 'url'],
  Organization: ['name'],
  Person: ['name'],
  Event: ['name', 'startDate', 'location'],
  Recipe: ['name', 'image'],
  Menu: ['inLanguage'],
  MenuSection: ['name', 'hasMenuItem'],
  MenuItem: ['name'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  OpeningHoursSpecification: ['dayOfWeek'],
  GeoCoordinates: ['latitude', 'longitude'],
}

/** Properties of places, which are recognised by their address because schema.org has a hundred types of them. */
const place = ['name', 'address']

/** Missing properties in a block of structured data, one per line. */
export function missingData(source: string): string[] {
  try {
    const data: unknown = JSON.parse(source)
    return missingIn(data)
  } catch (error) {
    return [`structured data that cannot be read: ${error instanceof Error ? error.message : error}`]
  }
}

function missingIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(missingIn)
  if (typeof node !== 'object' || node === null) return []
  const properties: Record<string, unknown> = { ...node }
  const { '@type': type, '@id': id } = properties
  const isReference = id !== undefined && Object.keys(properties).every((key) => key.startsWith('@'))
  const ofType = required[String(type)] ?? ('address' in properties ? place : [])
  const names = isReference ? [] : ofType
  return [
    ...names.filter((name) => isEmpty(properties[name])).map((name) => `${type} without ${name}`),
    ...Object.values(properties).flatMap(missingIn),
  ]
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
