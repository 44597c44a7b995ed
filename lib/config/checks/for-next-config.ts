/* What next.config.ts takes from the site. */

export { measureLocalFiles } from '@/lib/content/files/measure-files'
export { environmentOrExit, provideActionsKey } from '@/lib/environment/current-environment'
export { isLoopback } from '@/lib/environment/environment'
export { host } from '@/lib/environment/host'
export { inlineScripts } from '@/lib/pages/inline-scripts/bundle'
export { measureLocalPictures } from '@/lib/pictures/measure-pictures'
export {
  MAX_JPEG_BYTES,
  MAX_PICTURE_CACHE_BYTES,
  MAX_PIXELS_ELSEWHERE,
  pictureWidths,
} from '@/lib/pictures/picture-limits'
export { publicRewrites } from '@/lib/pictures/public-files'
export { ASSET_PATH } from '@/lib/platform/assets'
export { preflight } from '@/lib/platform/snapshots/sources'
export { routesWith } from '@/lib/routing/app-folder'
export { embedsAt } from '@/lib/routing/headers/embeds'
export { siteHeaders } from '@/lib/routing/headers/security-headers'
export { pathRewrites } from '@/lib/routing/paths'
export { redirectRules } from '@/lib/routing/query-redirects'
export { hasQuotes } from '@/lib/routing/quotes'
export { MAX_POST_BYTES } from '@/lib/routing/request-target'
export { routes } from '@/lib/routing/routes'
export { templateRoutes } from '@/lib/routing/template-routes'
export { siteConfig } from '@/site.config'
export { folders } from '../paths'
export { clientColoursInUse } from '../theme/theme-in-use'
export { themeFiles, themeInUse } from '../theme/theme-name'
export { fileProblems, sitePictures } from './file-problems'
export { canWait, siteConfigAdvice, siteConfigProblems } from './problems'
export { unbundledPackages } from './unbundled-packages'
