import { expect } from '@playwright/test'
import { startStandIn } from '../../servers/stand-in'
import { changedPlatform } from '../support/changed-platform'
import { configure, examine } from '../support/doctor'
import { closedPort, fileOrigin, standInPort, test } from '../support/kit'

test('origins that are not allowed come with the line to paste', async ({ clone, platform }) => {
  configure(clone, platform.origin, { ASSET_ORIGINS: 'https://cdn.test' })
  const { findings } = await examine(clone)
  expect(findings.filter(({ outcome }) => outcome === 'problem')).toEqual([
    {
      outcome: 'problem',
      message: expect.stringMatching(new RegExp(`^\\d+ files are on ${fileOrigin}, `)),
      remedy: expect.stringContaining(`ASSET_ORIGINS=https://cdn.test,${fileOrigin}`),
    },
  ])
})

test('one of each kind is fetched, and must be what it says', async ({ clone, platform }) => {
  const own = `http://127.0.0.1:${standInPort}`
  const assets = [
    { kind: 'image', url: `${own}/files/page.html` },
    { kind: 'video', url: `${own}/files/elsewhere.mp4` },
    { kind: 'document', url: `${own}/files/gone.pdf` },
    { kind: 'document', url: `http://127.0.0.1:${closedPort}/a.pdf` },
    { kind: 'document', url: 'http://cdn.test/a.pdf' },
  ]
  const content = changedPlatform(platform.origin, {
    projects: () => [{ slug: 'p', title: 'P', assets }],
  })
  const standIn = await startStandIn((request, response) => {
    if (!request.url?.startsWith('/files/')) return content(request, response)
    if (request.url.includes('page')) return response.writeHead(200, { 'content-type': 'text/html' }).end()
    if (request.url.includes('elsewhere')) return response.writeHead(302, { location: '/' }).end()
    return response.writeHead(404).end()
  }, standInPort)
  configure(clone, standIn.origin, {
    ASSET_ORIGINS: `${own},http://127.0.0.1:${closedPort},${fileOrigin}`,
  })
  const { problems } = await examine(clone)
  standIn.stop()
  expect(problems).toEqual([
    expect.stringMatching(/^1 files are on http:\/\/cdn\.test, without https/),
    expect.stringMatching(/^A picture of projects\/p comes as "text\/html"/),
    expect.stringMatching(/^A video of projects\/p leads on to another address/),
    expect.stringMatching(/^A document of projects\/p is answered with 404/),
    expect.stringMatching(/^A document of projects\/p cannot be had \(ECONNREFUSED\)/),
    expect.stringMatching(/^A document of projects\/p cannot be had \(/),
  ])
})

test('pictures within texts are advice: they may be tracking pixels', async ({ clone, platform }) => {
  const standIn = await startStandIn(
    changedPlatform(platform.origin, {
      posts: (posts: object[]) =>
        posts.map((post) => ({
          ...post,
          body: `<p><img src="https://pixel.test/1.gif" alt=""><img src="${fileOrigin}/gone.jpg" alt=""></p>`,
        })),
    }),
    standInPort,
  )
  configure(clone, standIn.origin, { ASSET_ORIGINS: fileOrigin })
  const { findings, problems } = await examine(clone)
  standIn.stop()
  expect(problems).toEqual([])
  const messages = findings.filter(({ outcome }) => outcome === 'advice').map(({ message }) => message)
  expect(messages).toContainEqual(
    expect.stringMatching(/^\d+ pictures in texts are on https:\/\/pixel\.test/),
  )
})
