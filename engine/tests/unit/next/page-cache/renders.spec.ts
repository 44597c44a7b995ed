import { expect, test } from '@playwright/test'
import { awaitRenders, beginRender, endRender, forgetRender } from '../../../../src/next/page-cache/renders'
import { processState } from '../../../../src/process/process-state'

test('a push waits for the renders under way, and for none that has failed', async () => {
  // Tests of the page cache in the same process leave renders behind.
  processState.renders?.clear()
  for (const path of ['', '/elevador', '/café']) await beginRender(`build/$/servicos${path}`)
  for (const failed of ['/servicos?pagina=2', '/servicos/caf%C3%A9?pagina=2']) {
    expect(await awaitRenders(20)).toBe(false)
    forgetRender(failed)
  }
  expect(await awaitRenders(20), 'another page is still being made').toBe(false)
  endRender('build/$/servicos/elevador')
  expect(await awaitRenders(20)).toBe(true)
})
