/* Deletes the cookies that a script can read, by trying every possible domain and path. */

/** Deletes all cookies of this site except `kept`. @returns the names of deleted cookies, and of those left */
export const deleteCookies = (kept: string[]) => {
  const names = () =>
    document.cookie
      .split('; ')
      .map((pair) => pair.split('=')[0] ?? '')
      .filter((name) => name && !kept.includes(name))
  const before = names()
  for (const name of before)
    for (const domain of ['', ...endings(location.hostname, '.')])
      for (const path of ['/', ...beginnings(location.pathname)])
        for (const more of ['', ';secure', ';secure;partitioned'])
          document.cookie = `${name}=;max-age=0;path=${path}${domain && `;domain=${domain}`}${more}`
  const left = names()
  return { deleted: before.filter((name) => !left.includes(name)), left }
}

/** The domains of a host name: `a.b.c`, `b.c` and `c`. */
const endings = (text: string, by: string) => text.split(by).map((_, at, parts) => parts.slice(at).join(by))

/** The paths that lead to a page: `/a`, `/a/`, `/a/b` and `/a/b/`. */
const beginnings = (path: string) =>
  path.split('/').flatMap((_, at, parts) => {
    const beginning = parts.slice(0, at + 1).join('/')
    return [beginning, `${beginning}/`]
  })
