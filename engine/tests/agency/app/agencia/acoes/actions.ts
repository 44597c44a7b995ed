'use server'

/** Describes every kind of argument that an action can receive. */
export async function describe(value: unknown, ...others: unknown[]): Promise<string> {
  const more = others.length > 0 ? ` e mais ${others.length}` : ''
  if (value instanceof Date) return `data ${value.toISOString()}${more}`
  if (value instanceof Map) return `mapa de ${value.size}${more}`
  if (value instanceof FormData) return describe(value.get('file'))
  if (value instanceof File) return `ficheiro ${value.name} de ${value.size} bytes${more}`
  return `${JSON.stringify(value)}${more}`
}

export async function laterThan(before: Date, _: FormData): Promise<Date> {
  return new Date(before.getTime() + 86_400_000)
}
