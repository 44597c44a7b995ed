import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { configFileProblems } from '../../../src/checks/file-problems'
import { localFileSizes } from '../../../src/files/file-sizes'
import { measureLocalPictures } from '../../../src/pictures/measure-pictures'
import { addressOnDisk, measureIn, publicFile, publicRewrites } from '../../../src/pictures/public-files'
import { temporaryFolder } from '../../sandbox/support/folders'

/* Tests of file names in NFD, in which accents are separate characters, from macOS and zip files. Settings, pages and visitors use either form. */

const forms = ['NFC', 'NFD'] as const
const project = process.cwd()

test.afterEach(() => process.chdir(project))

for (const [onDisk, other] of [forms, [...forms].reverse()] as const) {
  test(`a file that the disk has in ${onDisk} is found in either form`, async () => {
    const picture = '/seção/mudanças.png'.normalize(onDisk)
    const document = '/catálogo (1).pdf'.normalize(onDisk)
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'public', picture, '..'), { recursive: true })
    const background = '#336699'
    const png = await sharp({ create: { width: 3, height: 2, channels: 3, background } })
      .png()
      .toBuffer()
    writeFileSync(join(folder, 'public', picture), png)
    writeFileSync(join(folder, 'public', document), '%PDF-')
    process.chdir(folder)
    const files = { pictures: await measureLocalPictures(), others: await localFileSizes() }
    for (const form of forms) {
      const [src, file] = [picture.normalize(form), document.normalize(form)] as const
      expect(measureIn(files.pictures, src), form).toMatchObject({ width: 3, height: 2 })
      const logo = { light: src as `/${string}` }
      expect(configFileProblems(files, { logo }), form).toEqual([])
      for (const [name, path] of [
        [src, picture],
        [file, document],
      ] as const) {
        expect(publicFile(name), form).toBe(join(process.cwd(), 'public', path))
        expect(addressOnDisk(`${encodeURI(name)}?v=1`), form).toBe(`${encodeURI(path)}?v=1`)
      }
    }
    expect(addressOnDisk('/serviços')).toBe('/serviços')
    // Next.js does not allow parentheses here.
    expect(publicRewrites()).toEqual([
      { source: encodeURI(picture.normalize(other)), destination: encodeURI(picture) },
    ])
  })
}
