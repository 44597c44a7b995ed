/**
 * Content files name the files of the asset folder as `/<siteKey>/…`. The sandbox serves absolute URLs: in every `url` of
 * the resource, and for the pictures inside a post's body.
 */
export function withAbsoluteFiles(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withAbsoluteFiles(item, origin))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, absolute(key, field, origin)]))
}

function absolute(key: string, field: unknown, origin: string) {
  if (typeof field !== 'string') return withAbsoluteFiles(field, origin)
  if (key === 'url') return address(field, origin)
  if (key === 'body') return field.replace(/(?<=<img\s[^>]*?\bsrc=")[^"]*/g, (src) => address(src, origin))
  return field
}

function address(path: string, origin: string) {
  return path.startsWith('/') ? `${origin}/files${encodeURI(path)}` : path
}
