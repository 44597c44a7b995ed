import { expect, test } from '../../fixtures/stage'

/* Tests that no picture is drawn larger than its file, or than the size that the browser has loaded. */

const pages = ['/', '/servicos', '/projetos', '/produtos', '/blog', '/sobre', '/projetos/palacete-da-foz']

test('no picture is drawn larger than its file or than the size that the browser has loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  for (const path of pages) {
    await page.goto(path)
    const faults = await page.locator('main img').evaluateAll(async (images: HTMLImageElement[]) => {
      for (const image of images) image.loading = 'eager'
      await Promise.all(images.map((image) => image.decode()))
      return images.flatMap((image) => {
        const { width, height } = image.getBoundingClientRect()
        const [fileWidth, fileHeight] = ['width', 'height'].map((name) => Number(image.getAttribute(name)))
        if (!width || !fileWidth || !fileHeight) return []
        const isCut = getComputedStyle(image).objectFit === 'cover'
        const drawn = isCut
          ? Math.max(width, (height * fileWidth) / fileHeight)
          : Math.min(width, (height * fileWidth) / fileHeight)
        const taken = Number(new URL(image.currentSrc).searchParams.get('w') ?? fileWidth)
        return drawn <= fileWidth * 1.01 && drawn <= taken * 1.05
          ? []
          : [{ file: image.currentSrc, drawn, taken }]
      })
    })
    expect(faults, path).toEqual([])
  }
})
