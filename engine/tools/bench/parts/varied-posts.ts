import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from '../../../tests/fixtures/content'

/* Different texts for search benchmarks, from the words of the demo's posts and from invented words. */

const INVENTED_WORDS = 20_000
const SYLLABLES =
  'ba ca da fa ga la ma na pa ra sa ta va ri to lu ce fi no que nha lho ção gue pri tro bra'.split(' ')
const ENDINGS = 'a o as os ar ado ada ante eiro eira mente ista ável ões ção'.split(' ')

/** Posts whose bodies have this many characters. They are the same on each run. */
export function variedPosts(count: number, characters: number): object[] {
  const word = vocabulary()
  const some = (many: number) => Array.from({ length: many }, word).join(' ')
  const body = () => {
    let text = ''
    while (text.length < characters) text += `<p>${some(60)}.</p>`
    return text
  }
  return Array.from({ length: count }, (_, index) => ({
    slug: `artigo-${index}`,
    title: some(6),
    excerpt: some(20),
    body: body(),
    publishedAt: new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString().slice(0, 10),
    tags: [word(), word()],
    author: 'Ana',
  }))
}

/** Queries for these posts: one to three words, some incomplete, some misspelt. */
export function variedQuestions(count: number): string[] {
  const word = vocabulary((known) => known.length > 3)
  return Array.from({ length: count }, (_, index) => {
    const [first = '', ...others] = Array.from({ length: 1 + (index % 3) }, word)
    const incomplete = index % 5 === 0 ? first.slice(0, Math.max(3, first.length - 2)) : first
    const isMistyped = index % 7 === 0 && first.length > 5
    return [isMistyped ? `${first.slice(0, 2)}x${first.slice(3)}` : incomplete, ...others].join(' ')
  })
}

/** Returns words one at a time. The n-th word of the vocabulary is 1/n times as frequent as the first. */
function vocabulary(isWanted: (word: string) => boolean = () => true): () => string {
  // The state of a pseudorandom generator from 0 to 1, with the same numbers on each run.
  let state = 42
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] ?? ''
  const demo = readFileSync(join(content, 'mare-alta/posts.json'), 'utf8')
  const text = demo.replace(/<[^<>]*>|\\n|"\w+":/g, ' ').toLowerCase()
  const known = text.match(/\p{L}{2,}/gu) ?? []
  const invented = Array.from({ length: INVENTED_WORDS }, () => {
    const syllables = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(SYLLABLES))
    return syllables.join('') + pick(ENDINGS)
  })
  const words = [...new Set([...known, ...invented])].filter(isWanted)
  return () => words[Math.floor((words.length + 1) ** random()) - 1] ?? 'casa'
}
