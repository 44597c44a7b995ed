import type { NextConfig } from 'next'
import { type Environment, isLoopback } from '../environment/environment'
import { MAX_JPEG_BYTES, MAX_PICTURE_CACHE_BYTES, pictureWidths } from '../pictures/picture-limits'
import { ASSET_PATH } from '../platform/assets'

/** Settings of the Next.js image optimizer. On a server, engine/src/server/send-resized.ts replaces it. */
export function pictureSettings({
  platformOrigin,
  assetOrigins,
}: Pick<Environment, 'platformOrigin' | 'assetOrigins'>): NonNullable<NextConfig['images']> {
  return {
    remotePatterns: [
      pattern(platformOrigin, `${ASSET_PATH}**`),
      ...assetOrigins.map((origin) => pattern(origin, '/**')),
    ],
    // The optimizer refuses loopback addresses, but the sandbox runs on one.
    dangerouslyAllowLocalIP: [platformOrigin, ...assetOrigins].some((origin) =>
      isLoopback(new URL(origin).hostname),
    ),
    deviceSizes: pictureWidths.large,
    imageSizes: pictureWidths.small,
    // Pictures of public/ must have no query, so that each has a single address.
    localPatterns: ['/*', '/**/*'].map((path) => ({ pathname: `${path}.${PICTURE_EXTENSIONS}`, search: '' })),
    // engine/src/pictures/picture-address.ts chooses the format. On Vercel, it is the first that the browser accepts.
    formats: ['image/avif', 'image/webp'],
    maximumRedirects: 0,
    maximumResponseBody: MAX_JPEG_BYTES,
    maximumDiskCacheSize: MAX_PICTURE_CACHE_BYTES,
  }
}

const PICTURE_EXTENSIONS = '{avif,gif,jpeg,jpg,png,webp,AVIF,GIF,JPEG,JPG,PNG,WEBP}'

function pattern(origin: string, pathname: string) {
  const { protocol, hostname, port } = new URL(origin)
  return { protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), hostname, port, pathname }
}
