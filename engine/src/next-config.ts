/* What next.config.ts takes from the site. */

export { fileProblems, sitePictures } from '@/engine/src/checks/file-problems'
export { canWait, siteConfigAdvice, siteConfigProblems } from '@/engine/src/checks/problems'
export { unbundledPackages } from '@/engine/src/checks/unbundled-packages'
export { clientColoursInUse } from '@/engine/src/colours/theme-in-use'
export { themeFiles, themeInUse } from '@/engine/src/colours/theme-name'
export { DATA_IN_MEMORY } from '@/engine/src/environment/build-facts'
export { environmentOrExit, provideActionsKey } from '@/engine/src/environment/current-environment'
export { developmentHosts } from '@/engine/src/environment/development-hosts'
export { isLoopback } from '@/engine/src/environment/environment'
export { host, NO_PASSWORD_HERE } from '@/engine/src/environment/host'
export { localFileSizes } from '@/engine/src/files/file-sizes'
export { embedsAt } from '@/engine/src/headers/embeds'
export { siteHeaders } from '@/engine/src/headers/security-headers'
export { inlineScripts } from '@/engine/src/inline-scripts/bundle'
export { isOfNext } from '@/engine/src/next/page-cache/next-cache.cjs'
export { measureLocalPictures } from '@/engine/src/pictures/measure-pictures'
export {
  MAX_JPEG_BYTES,
  MAX_PICTURE_CACHE_BYTES,
  MAX_PIXELS_ELSEWHERE,
  pictureWidths,
} from '@/engine/src/pictures/picture-limits'
export type { Measure } from '@/engine/src/pictures/public-files'
export { publicRewrites } from '@/engine/src/pictures/public-files'
export { ASSET_PATH } from '@/engine/src/platform/assets'
export { siteConfig } from '@/engine/src/port/config'
export { folders, hasQuotes, pathRewrites, routes, templateRoutes } from '@/engine/src/port/routes'
export { routesWith } from '@/engine/src/routing/app-folder'
export { redirectRules } from '@/engine/src/routing/query-redirects'
export { mostActionBytes } from '@/engine/src/routing/request-target'
export { preflight } from '@/engine/src/snapshots/sources'
