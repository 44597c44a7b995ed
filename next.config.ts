import { siteNextConfig } from '@site-starter/engine/next-config'

/** Settings of your own go between the braces; your redirects, rewrites and headers come before those of the template. */
export default siteNextConfig({})
