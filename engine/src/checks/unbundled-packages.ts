/**
 * What a build for Node leaves out of its bundles: to bundle these takes half of the compile time. Functions on Vercel start often, and a fifth
 * faster with bundled libraries. A CommonJS package here must require no ES module: Node refuses that while another file imports the same module.
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
