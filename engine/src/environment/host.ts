/* Differences between hosts. No other file asks which host this is. */

export function host() {
  const isVercel = Boolean(process.env.VERCEL)
  return {
    /** Whether the host has its own page cache, and renders pages in functions that share only its data cache. */
    cachesPages: isVercel,
    /** Whether the host resizes pictures itself, at addresses without signatures and versions. */
    resizesPictures: isVercel,
    /** Whether the host sends every page with the same content security policy, that of the build. */
    hasOnePolicy: isVercel,
    /** Whether the host ends a process after its response, unless told what else to wait for. */
    stopsAfterResponse: isVercel,
  }
}

/** The warning of a build for Vercel if a password is set. */
export const NO_PASSWORD_HERE =
  'SITE_PASSWORD does nothing on Vercel: Deployment Protection, in the settings of the project there, closes previews.'

/** The role of this process. A server, even in development, can work after a response. A function has no disk, and its memory may be outdated. */
export function role(): 'server' | 'function' | 'build' {
  // `engine/src/next-config/next-config.ts` sets this variable before it reads the platform; Next.js 16.4 sets its own later. Workers inherit it.
  if (process.env.SITE_IS_BEING_BUILT === '1') return 'build'
  return host().cachesPages ? 'function' : 'server'
}

/** Whether this is a build for servers of any tenant and address, which reads no content. A host that caches pages has its own build. */
export function isBuildForAll(): boolean {
  return role() === 'build' && !host().cachesPages
}
