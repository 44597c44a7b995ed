import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { mendedForm } from '../../../lib/next/outdated-forms'
import { expect, test } from '../own-environment'

test.use({ environment: { NODE_ENV: 'production', NEXT_DIST_DIR: '.e2e/no-build' } })

const body = [
  '--x\r\nContent-Disposition: form-data; name="$ACTION_1:0"\r\n\r\n{"id":"60ab","bound":"$@1"}\r\n',
  '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nOlá\r\n--x--\r\n',
].join('')

test('where a build does not list its actions, a form goes to Next.js as it is, and the log says so once', {
  tag: '@all',
}, () => {
  const said: string[] = []
  console.warn = (line: string) => said.push(line)
  for (const _ of [1, 2]) {
    const request = new IncomingMessage(new Socket())
    Object.assign(request, { method: 'POST', url: '/contactos' })
    request.headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(mendedForm(request, Buffer.from(body))).toEqual({ body: Buffer.from(body) })
  }
  expect(said).toHaveLength(1)
  expect(said[0]).toContain('opened before a deployment')
})
