/* What next.config.ts takes from the site. */

export { fileProblems, sitePictures } from '@/lib/engine/checks/file-problems'
export { canWait, siteConfigAdvice, siteConfigProblems } from '@/lib/engine/checks/problems'
export { unbundledPackages } from '@/lib/engine/checks/unbundled-packages'
export { clientColoursInUse } from '@/lib/engine/colours/theme-in-use'
export { themeFiles, themeInUse } from '@/lib/engine/colours/theme-name'
export { DATA_IN_MEMORY } from '@/lib/engine/environment/build-facts'
export { environmentOrExit, provideActionsKey } from '@/lib/engine/environment/current-environment'
export { developmentHosts } from '@/lib/engine/environment/development-hosts'
export { isLoopback } from '@/lib/engine/environment/environment'
export { host, NO_PASSWORD_HERE } from '@/lib/engine/environment/host'
export { localFileSizes } from '@/lib/engine/files/file-sizes'
export { embedsAt } from '@/lib/engine/headers/embeds'
export { siteHeaders } from '@/lib/engine/headers/security-headers'
export { inlineScripts } from '@/lib/engine/inline-scripts/bundle'
export { isOfNext } from '@/lib/engine/next/page-cache/next-cache.cjs'
export { measureLocalPictures } from '@/lib/engine/pictures/measure-pictures'
export {
  MAX_JPEG_BYTES,
  MAX_PICTURE_CACHE_BYTES,
  MAX_PIXELS_ELSEWHERE,
  pictureWidths,
} from '@/lib/engine/pictures/picture-limits'
export type { Measure } from '@/lib/engine/pictures/public-files'
export { publicRewrites } from '@/lib/engine/pictures/public-files'
export { ASSET_PATH } from '@/lib/engine/platform/assets'
export { siteConfig } from '@/lib/engine/port/config'
export { folders, hasQuotes, pathRewrites, routes, templateRoutes } from '@/lib/engine/port/routes'
export { routesWith } from '@/lib/engine/routing/app-folder'
export { redirectRules } from '@/lib/engine/routing/query-redirects'
export { mostActionBytes } from '@/lib/engine/routing/request-target'
export { preflight } from '@/lib/engine/snapshots/sources'
