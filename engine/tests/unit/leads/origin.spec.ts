import { expect, test } from '@playwright/test'
import { checkOrigin } from '../../../commands/doctor/checks/content'
import { originLines } from '../../../src/leads/origin'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const pagina = '/servicos/elevador-exterior'

test('nothing is added to a lead unless site/config.ts says so', () => {
  expect(originLines(form({ pagina, campanha: 'gclid=1' }))).toEqual([])
})

test("with the origin 'page', a lead has the path of its page and nothing else", () => {
  expect(originLines(form({ pagina, campanha: 'gclid=1' }), 'page')).toEqual([`Página: ${pagina}`])
  expect(originLines(form({}), 'page')).toEqual([])
  expect(originLines(form({ pagina: 'https://outro.pt' }), 'page')).toEqual([])
})

test("with the origin 'campaign', a lead has the parameters that name the campaign, on one line of bounded length", () => {
  const campanha = new URLSearchParams([
    ['utm_source', 'google'],
    ['q', 'segredo'],
    ['utm_campaign', 'Verão\r\nBcc: x@x.pt'],
    ['utm_', 'x'],
    ['utm_term', ' '],
    ['gclid', 'a'.repeat(500)],
  ])
  expect(originLines(form({ pagina, campanha: String(campanha) }), 'campaign')).toEqual([
    `Página: ${pagina}`,
    `Campanha: utm_source=google, utm_campaign=Verão Bcc: x@x.pt, gclid=${'a'.repeat(200)}`,
  ])
  expect(originLines(form({ pagina, campanha: '' }), 'campaign')).toEqual([`Página: ${pagina}`])
  const many = Array.from({ length: 50 }, (_, index) => `utm_${index}=1`).join('&')
  expect(originLines(form({ campanha: many }), 'campaign')[0]?.split(', ')).toHaveLength(12)
})

test('the doctor advises when the privacy policy does not mention the origin of leads', () => {
  const outcomes = (text: string, origin?: 'page' | 'campaign') =>
    checkOrigin({ content: text }, origin).map(({ outcome }) => outcome)
  expect(outcomes('Guardamos o seu nome.', 'page')).toEqual(['advice'])
  expect(outcomes('Recebemos a página em que o fez.', 'page')).toEqual(['ok'])
  expect(outcomes('Recebemos a página em que o fez.', 'campaign')).toEqual(['advice'])
  expect(outcomes('Recebemos o nome da campanha.', 'campaign')).toEqual(['ok'])
})
