type Envelope = { version: string; siteKey: string; [resource: string]: unknown }

/** Breaks the first record of an envelope: without its slug, or with the wrong type in each of the named fields. */
export function withWrongRecord(envelope: Envelope, resource: string, fields: string[] = ['slug']): Envelope {
  const records: unknown[] = Array.isArray(envelope[resource]) ? envelope[resource] : []
  const [first = {}, ...rest] = records
  return { ...envelope, [resource]: [{ ...Object(first), ...spoiled(fields) }, ...rest] }
}

/** JSON drops undefined values. No field of the specification is a nested list. */
function spoiled(fields: string[]) {
  return Object.fromEntries(fields.map((field) => [field, field === 'slug' ? undefined : [['wrong']]]))
}
