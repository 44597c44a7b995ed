import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/**
 * The file that a percent-encoded pathname names in the folder of its tenant, or undefined. Files outside that folder are
 * never found, neither by `..` in any spelling nor through a symbolic link. Hidden files are never found either.
 */
export async function locate(folder: string, pathname: string) {
  const segments = decodedSegments(pathname)
  if (!segments?.every(isPlainName)) return undefined
  try {
    const namespace = join(await realpath(folder), segments[0] ?? '')
    const path = await realpath(join(folder, ...segments))
    const found = await stat(path, { bigint: true })
    return path.startsWith(namespace + sep) && found.isFile() ? { path, stat: found } : undefined
  } catch {
    return undefined
  }
}

/** The tenant that a pathname belongs to: its first segment. */
export function namespaceOf(pathname: string) {
  const segments = decodedSegments(pathname) ?? []
  return segments.length > 1 ? segments[0] : undefined
}

function decodedSegments(pathname: string) {
  try {
    return pathname.split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** Whether a segment is the name of a single file or folder: it has no encoded slash, no backslash and no NUL. */
function isPlainName(segment: string) {
  return segment !== '' && !segment.startsWith('.') && !/[/\\\0]/.test(segment)
}
