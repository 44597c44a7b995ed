import { expect, test } from '@playwright/test'
import { withOwn } from '../../../src/next-config/with-own'

const rule = (source: string) => ({ source, destination: '/sobre', permanent: false })
const template = {
  compress: false,
  images: { formats: ['image/avif' as const], maximumRedirects: 0 },
  serverExternalPackages: ['sharp'],
  redirects: async () => [rule('/do-modelo')],
  rewrites: async () => ({ beforeFiles: [rule('/antes')], afterFiles: [rule('/depois')], fallback: [] }),
}

test('without settings of an agency the configuration is the template’s', async () => {
  expect(withOwn(template, {})).toEqual(template)
})

test('lists and objects of template and agency are merged, any other value is the agency’s', () => {
  const own = withOwn(template, {
    compress: true,
    reactStrictMode: false,
    serverExternalPackages: ['canvas'],
    images: { maximumRedirects: 2, qualities: [60] },
  })
  expect(own).toMatchObject({
    compress: true,
    reactStrictMode: false,
    serverExternalPackages: ['sharp', 'canvas'],
    images: { formats: ['image/avif'], maximumRedirects: 2, qualities: [60] },
  })
})

test('redirects, headers and rewrites of an agency come first; a list of rewrites stands after the files', async () => {
  const headers = async () => [{ source: '/a', headers: [{ key: 'x-a', value: '1' }] }]
  const own = withOwn(template, {
    headers,
    redirects: async () => [rule('/minha')],
    rewrites: async () => [rule('/meu')],
  })
  expect(await own.redirects?.()).toEqual([rule('/minha'), rule('/do-modelo')])
  expect(await own.headers?.()).toEqual(await headers())
  expect(await own.rewrites?.()).toEqual({
    beforeFiles: [rule('/antes')],
    afterFiles: [rule('/meu'), rule('/depois')],
    fallback: [],
  })
})
