import { expect, test } from '@playwright/test'
import { textOf } from '../../../src/fields/html-text'
import { marked, passage, wordFinder } from '../../../src/search/found-words'
import { LONGEST_QUESTION, questionIn, searchAddress } from '../../../src/search/question'

const ask = (query: string) => questionIn(new URLSearchParams(query))

test('a question is one line of visible text', () => {
  expect(ask('q=%20mudar%20%20de%0Acasa%20')).toEqual({ text: 'mudar de casa', page: 1 })
  expect(ask('q=mudanc%CC%A7a')).toEqual({ text: 'mudança', page: 1 })
  expect(ask('q=casa&em=artigos&pagina=3')).toEqual({ text: 'casa', group: 'artigos', page: 3 })
})

test('a query without visible text is empty, and one of too many letters or words is too long', () => {
  for (const query of ['', 'q=', 'q=%20%20', 'q=%E2%80%8B', 'x=1']) expect(ask(query), query).toBe('empty')
  const long = ['a'.repeat(LONGEST_QUESTION + 1), 'a '.repeat(13), 'ab'.repeat(50_000)]
  for (const question of long) expect(ask(`q=${question}`), question.slice(0, 20)).toBe('long')
})

test('a group and a page that do not exist are the first page of all groups', () => {
  for (const query of ['em=nada', 'em=constructor', 'pagina=0', 'pagina=-1', 'pagina=1e9', 'pagina=x'])
    expect(ask(`q=casa&${query}`), query).toEqual({ text: 'casa', page: 1 })
})

test('a question is read back from its search address', () => {
  for (const text of ['C++ & C#', 'a/b?c=d&e', '100%', '<b>', 'mudança 😀', '漢字', 'a+b']) {
    const question = { text, group: 'artigos' as const, page: 2 }
    expect(ask(searchAddress(question).split('?')[1] ?? '')).toEqual(question)
  }
})

const foundWords = wordFinder(['mudanca', 'mudancas'], ['mudanças', 'ele'])

test('words are marked however they are written, and by their beginnings', () => {
  expect(marked('Mudanças com elevador: a MUDANÇA.', foundWords)).toEqual([
    { text: 'Mudanças', isFound: true },
    { text: ' com ', isFound: false },
    { text: 'elevador', isFound: true },
    { text: ': a ', isFound: false },
    { text: 'MUDANÇA', isFound: true },
    { text: '.', isFound: false },
  ])
})

test('words are found whatever letter an accent stands on, at both ends of a text', () => {
  const found = wordFinder(['agua', 'οροσ'], [])
  const words = [...found('Όροσ 🌊 agualusa 1ªagua, água-pé, ÁGUA')].map(([from, word]) => `${from} ${word}`)
  expect(words).toEqual(['0 όροσ', '25 água', '34 água'])
})

test('the text of HTML has no space where a reader sees none', () => {
  const html = '<h2>A <a href="/x">consulta</a>.</h2><p>Se <strong>não</strong>, ligue&nbsp;já.</p>'
  expect(textOf(html)).toBe(' A consulta.  Se não, ligue\u00a0já. ')
})

test('the passage is around the first word that was found, in the first text that has one', () => {
  const filler = 'palavra '.repeat(60)
  expect(passage(['Nada disso.', `${filler}mudança ${filler}`], foundWords)).toMatch(
    /^… (palavra )+mudança( palavra)+…$/,
  )
  expect(passage(['', 'Só isto.'], foundWords)).toBe('Só isto.')
  expect(passage([], foundWords)).toBe('')
})
