import './site-alias.mjs'
import { require as load } from 'tsx/cjs/api'

// Next.js 16.4 resolves no alias (`@/…`) in the modules that next.config.ts imports. tsx does.
/** @type {typeof import('./next-config/next-config')} */
const { siteNextConfig } = load('./next-config/next-config.ts', import.meta.url)

export { siteNextConfig }
