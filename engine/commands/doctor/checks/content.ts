import { bodyDescriptions } from '../../../src/fields/body-pictures'
import { siteConfig } from '../../../src/port/config'
import { phoneNumbers } from '../../../src/port/content'
import type { Content } from '../../../src/port/kinds'
import { pageNameOf } from '../../../src/port/routes'
import { isFileName } from '../../../src/text/file-name'
import { beginning, oneLine } from '../../../src/text/visible-text'
import { advice, type Finding, ok, okOrAdvice, problem } from '../finding'
import { demoTextIn } from './demo-text'
import { listsWithPages } from './lists-with-pages'
import { checkSlugs } from './slugs'

/** Checks that the content has what visitors of any business look for, and no placeholder text. */
export function checkContent(content: Partial<Content>): Finding[] {
  const { settings, legal } = content
  return [
    ...(settings ? checkSettings(settings) : []),
    ...(legal && !legal.privacy
      ? [
          advice(
            'There is no privacy policy, but the forms collect personal data',
            'Have the client write it on the platform.',
          ),
        ]
      : []),
    ...(legal?.privacy ? checkOrigin(legal.privacy) : []),
    ...checkText(content),
    ...checkDescriptions(content),
    ...checkPages(content),
    ...checkSlugs(content),
  ]
}

/** Words that a privacy policy must contain to mention what `leadOrigin` adds to a lead. */
const words = { page: /página/i, campaign: /campanha|anúncio|publicidade/i }

export function checkOrigin(policy: unknown, leadOrigin = siteConfig.leadOrigin): Finding[] {
  if (leadOrigin === undefined) return []
  return [
    okOrAdvice(
      words[leadOrigin].test(JSON.stringify(policy)),
      'The privacy policy mentions the origin of leads',
      'Leads contain their origin (leadOrigin), but the privacy policy does not mention it',
      'Have the client add it on the platform: docs/forms.md, Where a lead comes from.',
    ),
  ]
}

function checkSettings({ name, phone, email, whatsapp }: Content['settings']): Finding[] {
  return [
    name === ''
      ? problem(
          'The business has no name, although it is part of the title of every page',
          'Enter it in the settings on the platform.',
        )
      : ok('The business has a name'),
    okOrAdvice(
      Boolean(phone || email || whatsapp),
      'Visitors can reach the business without a form',
      'There is no phone, e-mail or WhatsApp: if a form fails, visitors have no other way',
      'Add one in the settings on the platform.',
    ),
    ...checkPhone('settings: phone', phone),
    ...Object.entries(siteConfig.locations ?? {}).flatMap(([slug, place]) =>
      checkPhone(`site/config.ts: locations: ${slug}: phone`, place.phone ?? ''),
    ),
  ]
}

function checkPhone(where: string, phone: string): Finding[] {
  if (!/\d/.test(phone) || phoneNumbers({ phone }).length > 0) return []
  return [
    advice(
      `${where}: "${phone}" is shown without a link, because it is unclear which number to dial`,
      'Write complete numbers, with " / " between two, and notes without digits.',
    ),
  ]
}

/** Checks texts for placeholders. URLs of files are skipped, because they are not text. */
function checkText(content: Partial<Content>): Finding[] {
  const found = Object.entries(content).flatMap(([resource, value]) =>
    demoTextIn(JSON.stringify(value, (key, field) => (key === 'src' ? undefined : field))).map(
      ({ text }) => ({ resource, text }),
    ),
  )
  if (found.length === 0) return [ok('The content has no placeholders left')]
  const resources = [...new Set(found.map(({ resource }) => resource))].join(', ')
  const texts = [...new Set(found.map(({ text }) => text))].join(', ')
  const remedy = 'Looks like a placeholder or the demo: have the client replace it on the platform.'
  return [advice(`${texts} in ${resources}`, remedy)]
}

/** Checks descriptions of pictures in posts. The chapter about the platform reports all others. */
function checkDescriptions({ posts = [] }: Partial<Content>): Finding[] {
  return posts.flatMap(({ slug, body }) =>
    bodyDescriptions(body)
      .filter(isFileName)
      .map((name) =>
        advice(
          `posts: record "${slug}": body: a picture has its file name "${name}" as description`,
          'Have the client describe on the platform what the picture shows.',
        ),
      ),
  )
}

/** Records without a page, which lists show without a link. */
function checkPages(content: Partial<Content>): Finding[] {
  return listsWithPages(content).flatMap(({ resource, records }) =>
    records
      .filter(({ slug }) => pageNameOf(slug) === '')
      .map(({ slug }) =>
        problem(
          `${resource}: record "${beginning(oneLine(slug), 60)}" has no page: its slug cannot be part of an address`,
          'Give it a slug of letters, digits and hyphens on the platform.',
        ),
      ),
  )
}
