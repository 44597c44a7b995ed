import type { NextConfig } from 'next'

// The modules are those of the project, linked from a folder elsewhere: only the file system is above both.
export default { poweredByHeader: false, turbopack: { root: '/' } } satisfies NextConfig
