import { siteNextConfig } from '@site-starter/engine/next-config'

/** Your own Next.js settings go between the braces. Your redirects, rewrites and headers come before those of the template. */
export default siteNextConfig({})
