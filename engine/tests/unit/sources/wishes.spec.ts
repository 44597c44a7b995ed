import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

/* What clients ask for in the second month, with the words by which two readers looked for it in docs/map.md, and what answers it. */

const wishes = {
  whatsappButton: ['WhatsApp', 'chat'],
  order: ['order', 'sort'],
  prices: ['cents', 'decimal', 'hide', 'currency', 'price', '€'],
  networks: ['TikTok', 'social', 'Instagram'],
  without: ['blog', 'news', 'FAQ', 'reviews'],
  sharePictures: ['share', 'Open Graph', 'preview'],
  announcement: ['holiday', 'banner', 'closed'],
  consent: ['cookie', 'Analytics', 'consent'],
  smallForm: ['newsletter', 'Mailchimp'],
  icon: ['favicon', 'icon'],
  copyOf: ['English', 'language', 'translat'],
  descriptions: ['Google', 'SEO', 'title'],
  redirects: ['redirect', 'URL', 'former site'],
  embeds: ['booking', 'iframe'],
  colourScheme: ['dark', 'colour', 'font'],
  recordsPerPage: ['more', 'on one page'],
}

const [, table = ''] = readFileSync('docs/map.md', 'utf8').split('| I want to … | it is |')
const lines = table.split('\n').filter((line) => line.startsWith('| '))

for (const [name, words] of Object.entries(wishes))
  test(`docs/map.md: the line of ${name} is found by the first words that come to mind`, () => {
    // A setting may stand there with its value.
    const answers = lines.filter((line) => line.includes(`\`${name}\``) || line.includes(`\`${name}: `))
    expect(answers, `lines with ${name}`).not.toEqual([])
    for (const word of words) {
      const isIn = (line: string) => line.split('|')[1]?.toLowerCase().includes(word.toLowerCase())
      expect(answers.filter(isIn), word).not.toEqual([])
    }
  })
