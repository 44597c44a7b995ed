import { mkdirSync, writeFileSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { mendedForm } from '../../../lib/next/outdated-forms'
import { expect, test } from '../own-environment'

test.use({ environment: { NODE_ENV: 'production', NEXT_DIST_DIR: '.e2e/listed-actions' } })

test('a form of a lead brings one action and one answer to the post before, whatever was posted', () => {
  const folder = '.e2e/listed-actions/server'
  mkdirSync(folder, { recursive: true })
  const actions = { '60ab': { exportedName: 'sendContact', workers: { 'app/contactos/page': 1 } } }
  writeFileSync(`${folder}/server-reference-manifest.json`, JSON.stringify({ node: actions }))
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const known = '{"id":"60ab","bound":"$@1"}'
  const posted = (reference: string, state: string) => {
    const request = new IncomingMessage(new Socket())
    Object.assign(request, { method: 'POST', url: '/contactos' })
    request.headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const text = `${part('$ACTION_1:0', reference)}${part('$ACTION_1:1', state)}${part('$ACTION_KEY', 'k')}${part('message', 'Olá')}--x--\r\n`
    return mendedForm(request, Buffer.from(text)).body.toString()
  }
  const form = (state: string, more = part('$ACTION_KEY', 'k'), mark = '') =>
    `${part('$ACTION_1:0', known)}${part('$ACTION_1:1', state)}${mark}${more}${part('message', 'Olá')}--x--\r\n`
  const none = '["$undefined"]'
  for (const state of [none, '{{{', '["$F1"]', '["$1:__proto__:x"]', '['.repeat(50_000)])
    expect(posted(known, state)).toBe(form(none))
  for (const reference of ['{"id":"60ab","bound":null}', '{"id":"60ab","bou'])
    expect(posted(reference, none)).toBe(form(none))
  const proof = '[{"message":"","isProblem":true,"proof":"next"}]'
  expect(posted(known, '[{"message":"Envie outra vez","proof":"next","values":{}}]')).toBe(form(proof))
  const outdated = form(none, '', part('$ACTION_KEY', 'p') + part('desatualizado', '1'))
  for (const reference of ['{"id":"__proto__"}', '{{{']) expect(posted(reference, none)).toBe(outdated)
})
