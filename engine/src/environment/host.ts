/* What differs between the hosts. Only this file asks which one it is. */

export function host() {
  const isVercel = Boolean(process.env.VERCEL)
  return {
    /** Has a store of its own for pages, and renders them in functions that share only its data cache. */
    keepsPages: isVercel,
    /** Resizes pictures itself, by addresses without marks and versions. */
    resizesPictures: isVercel,
    /** Sends every page with one content security policy, that of the build. */
    hasOnePolicy: isVercel,
    /** Ends a process with its response, unless it is told what else to wait for. */
    endsWithResponse: isVercel,
  }
}

/** Said by a build for a host that keeps pages. */
export const NO_PASSWORD_HERE =
  'SITE_PASSWORD does nothing on Vercel: Deployment Protection, in the settings of the project there, closes previews.'

/** A server, also in development, works in the background of a view. A function has no disk, and its memory may be older than the last save. */
export function role(): 'server' | 'function' | 'build' {
  // `next.config.ts` sets this variable before it reads the platform; Next.js 16.4 sets its own later. Workers inherit it.
  if (process.env.SITE_IS_BEING_BUILT === '1') return 'build'
  return host().keepsPages ? 'function' : 'server'
}

/** Whether this is a build for servers, which run it with any tenant and address: it reads no content. A host that keeps pages has its own. */
export function isBuildForAll(): boolean {
  return role() === 'build' && !host().keepsPages
}
