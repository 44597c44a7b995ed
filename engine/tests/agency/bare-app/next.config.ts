import type { NextConfig } from 'next'

// Modules are linked from the project in another folder, so that only the root of the file system contains both.
export default { poweredByHeader: false, turbopack: { root: '/' } } satisfies NextConfig
