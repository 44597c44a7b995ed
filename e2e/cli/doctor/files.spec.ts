import { expect } from '@playwright/test'
import { examine } from '../support/doctor'
import { closedPort, platformOrigin, standInOrigin, test } from '../support/kit'

test('origins that are not allowed come with the line to paste; pictures within texts are advice: they may be tracking pixels', async ({
  clone,
  changedPlatform,
}) => {
  const body = '<p><img src="https://pixel.test/1.gif" alt=""></p>'
  const posts = (all: object[]) => all.map((post) => ({ ...post, body }))
  const { findings, advice } = await examine(clone, {
    PLATFORM_ORIGIN: await changedPlatform({ posts }),
    ASSET_ORIGINS: 'https://cdn.test',
  })
  expect(findings.filter(({ outcome }) => outcome === 'problem')).toEqual([
    {
      outcome: 'problem',
      message: expect.stringMatching(new RegExp(`^\\d+ files are on ${platformOrigin}, `)),
      remedy: expect.stringContaining(`ASSET_ORIGINS=https://cdn.test,${platformOrigin}`),
    },
  ])
  expect(advice).toContainEqual(expect.stringMatching(/^\d+ pictures in texts are on https:\/\/pixel\.test/))
})

test('one of each kind is fetched, and must be what it says', async ({ clone, standIn, changedPlatform }) => {
  const files = await standIn(({ url = '' }, response) => {
    if (url === '/page') return response.writeHead(200, { 'content-type': 'text/html' }).end()
    if (url === '/elsewhere') return response.writeHead(302, { location: '/' }).end()
    return response.writeHead(404).end()
  }, 0)
  const assets = [
    { kind: 'image', url: `${files.origin}/page` },
    { kind: 'video', url: `${files.origin}/elsewhere` },
    { kind: 'document', url: `${files.origin}/gone` },
    { kind: 'document', url: `http://127.0.0.1:${closedPort}/a.pdf` },
    { kind: 'document', url: 'http://cdn.test/a.pdf' },
  ]
  const projects = () => [{ slug: 'p', title: 'P', assets }]
  const { problems } = await examine(clone, {
    PLATFORM_ORIGIN: await changedPlatform({ projects }),
    ASSET_ORIGINS: `${files.origin},http://127.0.0.1:${closedPort},${platformOrigin},${standInOrigin}`,
  })
  expect(problems).toEqual(
    [
      /^1 files are on http:\/\/cdn\.test, without https/,
      /^A picture of projects\/p comes as "text\/html"/,
      /^A video of projects\/p leads on to another address/,
      /^A document of projects\/p is answered with 404/,
      /^A document of projects\/p cannot be had \(ECONNREFUSED\)/,
      /^A document of projects\/p cannot be had \(/,
    ].map((problem) => expect.stringMatching(problem)),
  )
})
