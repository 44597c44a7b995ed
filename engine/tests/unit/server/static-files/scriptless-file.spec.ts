import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { isScriptlessFile } from '../../../../src/server/static-files/scriptless-file'

const files = {
  'texto.html': '<p>Sem guião</p>',
  'com acento é.html': '<p>one = 1</p>',
  'guiao.html': '<script>alert(1)</script>',
  'ficheiro.html': '<script src="/a.js"></script>',
  'evento.html': '<body onload="alert(1)">',
  'barra.html': '<svg/onload=alert(1)>',
  'endereco.html': '<a href="javascript:alert(1)">a</a>',
  'moldura.html': '<iframe srcdoc="&lt;script>alert(1)&lt;/script>"></iframe>',
}

test('an HTML file of public/ counts as scriptless only when nothing in it can run a script', () => {
  const before = process.cwd()
  const folder = mkdtempSync(join(tmpdir(), 'public-'))
  mkdirSync(join(folder, 'public'))
  for (const [name, html] of Object.entries(files)) writeFileSync(join(folder, 'public', name), html)
  process.chdir(folder)
  try {
    const found = Object.keys(files).filter((name) => isScriptlessFile(`/${encodeURIComponent(name)}`))
    expect(found).toEqual(['texto.html', 'com acento é.html'])
    expect(isScriptlessFile('/texto.html'), 'again').toBe(true)
    expect(['/nada.html', '/', ''].filter(isScriptlessFile)).toEqual([])
  } finally {
    process.chdir(before)
    rmSync(folder, { recursive: true })
  }
})
