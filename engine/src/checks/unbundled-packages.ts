/**
 * Packages that a build for Node.js leaves unbundled, which halves the compile time. Builds for Vercel bundle them: functions start often, and a
 * fifth faster that way. A CommonJS package here must not require an ES module, which Node.js refuses while another file imports that module.
 */
export const unbundledPackages = [
  'altcha-lib',
  'culori',
  'fast-xml-builder',
  'ioredis',
  'ipaddr.js',
  'marked',
  'rate-limiter-flexible',
  'yaml',
  'zod',
]
