import type { Content } from '../../lib/platform/contract/model'
import { demoTextIn } from './demo-text'
import { advice, type Finding, ok, problem } from './finding'

/** Whether the content says what a visitor of any business looks for, and nothing that only stood in for it. */
export function checkContent(content: Partial<Content>): Finding[] {
  const { settings, legal } = content
  return [
    ...(settings ? checkSettings(settings) : []),
    ...(legal && !legal.privacy
      ? [
          advice(
            'There is no privacy policy, and the forms take personal data',
            'Have the client write it on the platform.',
          ),
        ]
      : []),
    ...Object.entries(content).flatMap(([resource, value]) => checkText(resource, value)),
  ]
}

function checkSettings({ name, phone, email, whatsapp }: Content['settings']): Finding[] {
  return [
    name === ''
      ? problem(
          'The business has no name, which is the title of every page',
          'Write it in the settings on the platform.',
        )
      : ok('The business has a name'),
    phone || email || whatsapp
      ? ok('Visitors can reach the business without a form')
      : advice(
          'There is no phone, e-mail or WhatsApp: when a form fails, visitors have no other way',
          'Write one in the settings on the platform.',
        ),
  ]
}

function checkText(resource: string, value: unknown): Finding[] {
  const found = demoTextIn(JSON.stringify(value) ?? '').map(({ text }) => text)
  if (found.length === 0) return []
  const list = [...new Set(found)].join(', ')
  return [
    advice(
      `${resource} says ${list}`,
      'Looks like a placeholder: have the client replace it on the platform.',
    ),
  ]
}
