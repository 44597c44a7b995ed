/** Maps the address of a file: of an image or asset (`url`, or `pathname` in 4.1.0), or of a picture in a post's body (`body`). */
type Change = (address: string, key: string) => string

/** Maps every file address in a resource. */
export function mapFiles(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((item) => mapFiles(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, mapped(key, field, change)]))
}

function mapped(key: string, field: unknown, change: Change): unknown {
  // The links of a project lead to other sites.
  if (key === 'links') return field
  if (typeof field !== 'string') return mapFiles(field, change)
  if (key === 'url' || (key === 'pathname' && field !== '')) return change(field, key)
  if (key !== 'body') return field
  return field.replace(/(?<=<img\s[^>]*?\bsrc=")[^"]*|(?<=<img\s[^>]*?\bsrc=')[^']*/g, (src) =>
    change(src.replaceAll('&amp;', '&'), key).replaceAll('&', '&amp;'),
  )
}

/** Makes file addresses absolute. Content files name files in the asset folder as `/<siteKey>/…`. */
export function withAbsoluteFiles(value: unknown, origin: string): unknown {
  return mapFiles(value, (path, key) =>
    key !== 'pathname' && path.startsWith('/') ? `${origin}/files${encodeURI(path)}` : path,
  )
}
