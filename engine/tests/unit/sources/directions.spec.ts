import { expect, test } from '@playwright/test'
import { readText } from '../../../src/files/file-text'
import { templateFiles } from './template-files'

/* Tests that an Arabic or Hebrew page mirrors a Portuguese one: styles use start and end, not left and right. */

const ofClasses =
  /(?<![\w-])(?:[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr]|(?:text|float|object|bg|origin)-(?:left|right)|space-x|divide-x|translate-x)(?=-[\w[(]|[\s"'`])(?:-[\w.[(]+)?/g
const inClassNames = /(?:"[^"\n]*"|'[^'\n]*'|`[^`]*`)/g
const ofStyles =
  /(?:float|[mp][lr]|border-[lr])-[\w[.]+|^\s*(?:(?:margin|padding|border)-)?(?:left|right):|text-align: (?:left|right)|inset: \S+ \S+ \S+ \S+;|anchor\((?:left|right)\)/gm

test('no style of app, components or themes names left or right', () => {
  const drawn = templateFiles().filter((path) => /^(?:app|components|themes)\/.*\.(?:css|tsx?)$/.test(path))
  const found = drawn.flatMap((path) => {
    const text = readText(path)
    const sides = path.endsWith('.css')
      ? text.match(ofStyles)
      : (text.match(inClassNames) ?? []).flatMap((words) =>
          / |:/.test(words) ? (words.match(ofClasses) ?? []) : [],
        )
    return (sides ?? []).map((side) => `${path}: ${side.trim()}`)
  })
  expect(found).toEqual([
    // The play symbol has one direction everywhere.
    'components/content-sections/video.tsx: pl-1',
    // The side that an editor has chosen for a picture.
    ...['float-left', 'mr-[1.6em', 'float-right', 'ml-[1.6em'].map(
      (side) => `components/layout/prose.css: ${side}`,
    ),
  ])
})
