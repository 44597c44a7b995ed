import { dirname, relative } from 'node:path'
import { sitePictures } from '../checks/file-problems'
import { slashed } from '../files/file-names'
import { engineFile, packageFile } from '../files/package-file'

/**
 * Glob patterns, from the project's folder, for the files that the output for containers must include: the server, and
 * files read without an import by og-image/og-fonts.ts, markdown/markdown-pages.ts and pictures/local-pictures.ts.
 */
export function tracedFiles(): string[] {
  const packages = fromProject(dirname(packageFile('next')))
  const engine = fromProject(engineFile())
  return [
    './server.mjs',
    `${engine}/package.json`,
    `${engine}/src/*.mjs`,
    `${engine}/src/server/*.mjs`,
    `${engine}/src/pictures/decoder/*.mjs`,
    `${packages}/@fontsource/*/files/*-latin{,-ext}-{500,600,700}-normal.woff`,
    `${packages}/next/dist/compiled/@vercel/og/*.ttf`,
    './themes/*/subset/*.woff',
    './site/**/*.md',
    './site/data/*',
    './site/redirects.csv',
    // Only the names of the sections are read.
    './site/sections/*',
    // Other characters may have a special meaning in a pattern.
    ...sitePictures().map((path) => `./public${path.replace(/[^\w/.-]/g, '?')}`),
  ]
}

function fromProject(path: string): string {
  const way = slashed(relative(process.cwd(), path))
  return way.startsWith('.') ? way : `./${way}`
}
