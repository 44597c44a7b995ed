/* `npm run texts en`: writes all texts for pages in a language to site/copy.en.ts, to be translated there. */
import { existsSync, writeFileSync } from 'node:fs'
import { projectFile } from './shared/project'
import { missingTexts } from './texts/missing-texts'
import { textsFile } from './texts/texts-file'
import './shared/end-with-output.mjs'
import { forLanguage } from '../src/port/content'
import { copy, language } from '../src/port/copy'

const [lang = ''] = process.argv.slice(2)

if (!isTag(lang) || lang === language) {
  console.error(`npm run texts <language>: a language other than ${language}, such as en or en-GB`)
  process.exitCode = 1
} else {
  const translated = forLanguage<Record<string, unknown>>(lang, copy.copyOf)
  const name = `site/copy.${lang}.ts`
  const isNew = !existsSync(projectFile(name))
  if (!isNew && translated === undefined) {
    console.error(`${name} exists, but copyOf in site/copy.ts does not contain it: add it there first.`)
    process.exitCode = 1
  } else {
    writeFileSync(projectFile(name), textsFile(lang, copy, translated))
    console.log(`${name}: ${missingTexts(copy, translated).length} texts to translate, each in todo(…).`)
  }
}

function isTag(tag: string): boolean {
  return /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}$/.test(tag) && Intl.getCanonicalLocales(tag)[0] === tag
}
