type Validators = { etag: string; lastModified: Date }

/** Whether the client's copy is still current (If-None-Match, else If-Modified-Since). */
export function isNotModified(
  header: (name: string) => string | undefined,
  { etag, lastModified }: Validators,
) {
  const known = header('if-none-match')
  if (known !== undefined) {
    return known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  }
  const since = Date.parse(header('if-modified-since') ?? '')
  return lastModified.getTime() <= since
}

/** Whether a range may be sent: If-Range names this version of the file, or is absent. */
export function mayContinue(
  header: (name: string) => string | undefined,
  { etag, lastModified }: Validators,
) {
  const condition = header('if-range')
  return condition === undefined || condition === etag || condition === lastModified.toUTCString()
}
