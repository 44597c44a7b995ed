import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from './content'

/* Posts whose texts differ, as those of a search have to: the words of the demo's posts, and as many that nobody knows. */

const OTHER_WORDS = 20_000
const SYLLABLES =
  'ba ca da fa ga la ma na pa ra sa ta va ri to lu ce fi no que nha lho ção gue pri tro bra'.split(' ')
const ENDINGS = 'a o as os ar ado ada ante eiro eira mente ista ável ões ção'.split(' ')

/** Writes a folder's posts anew: so many, each with a body of so many characters. The same ones each time. */
export function writeVariedPosts(folder: string, count: number, characters: number): void {
  const random = sequence()
  const words = vocabulary(random)
  // The n-th word is written 1/n times as often as the first.
  const word = () => words[Math.floor((words.length + 1) ** random()) - 1] ?? ''
  const some = (many: number) => Array.from({ length: many }, word).join(' ')
  const body = () => {
    let text = ''
    while (text.length < characters) text += `<p>${some(60)}.</p>`
    return text
  }
  const posts = Array.from({ length: count }, (_, index) => ({
    slug: `artigo-${index}`,
    title: some(6),
    excerpt: some(20),
    body: body(),
    publishedAt: new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString().slice(0, 10),
    tags: [word(), word()],
    author: 'Ana',
  }))
  writeFileSync(join(folder, 'mare-alta/posts.json'), JSON.stringify(posts))
}

/** Questions that visitors of these posts could ask: one to three words, some only begun, some mistyped. */
export function variedQuestions(count: number): string[] {
  const random = sequence()
  const words = vocabulary(random).filter((word) => word.length > 3)
  const word = () => words[Math.floor((words.length + 1) ** random()) - 1] ?? 'casa'
  return Array.from({ length: count }, (_, index) => {
    const asked = Array.from({ length: 1 + (index % 3) }, word)
    const [first = ''] = asked
    if (index % 5 === 0) asked[0] = first.slice(0, Math.max(3, first.length - 2))
    if (index % 7 === 0 && first.length > 5) asked[0] = `${first.slice(0, 2)}x${first.slice(3)}`
    return asked.join(' ')
  })
}

function vocabulary(random: () => number): string[] {
  const demo = readFileSync(join(content, 'mare-alta/posts.json'), 'utf8')
  const text = demo.replace(/<[^<>]*>|\\n|"\w+":/g, ' ').toLowerCase()
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(/\p{L}{2,}/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const known = [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word)
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] ?? ''
  const others = Array.from({ length: OTHER_WORDS }, () => {
    const syllables = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(SYLLABLES))
    return syllables.join('') + pick(ENDINGS)
  })
  return [...new Set([...known, ...others])]
}

/** Numbers from 0 to 1 that look like chance and are the same each time. */
function sequence(): () => number {
  let state = 42
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
