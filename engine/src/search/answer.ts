import type { Site } from '../port/content'
import { searchedNames } from '../port/kinds'
import { notePageView } from '../snapshots/tenant'
import { currentIndex } from './current-index'
import { type FoundWords, marked, passage, wordFinder } from './found-words'
import type { Group } from './groups'
import type { Question, QuestionInput } from './question'
import type { Found } from './record-index'
import type { SearchedList } from './records'
import { wordsOf } from './words'

export type SearchContent = { kind: 'empty' | 'long' } | { kind: 'answer'; answer: Answer }

export type Hit = ReturnType<typeof hitOf>

export interface Answer {
  question: Question
  total: number
  groups: { group: Group; count: number; hits: Hit[] }[]
  /** The number of pages, set when a single group is shown, page by page. */
  pages?: number
  /** Whether no result has all words. */
  isPartial: boolean
}

/** Results per group on the first page (`FIRST`), and per page of a single group. */
const FIRST = 5
const PER_PAGE = 20

/** The answer to a question, from the content that pages currently show. */
export async function searchContent(site: Site, asked: QuestionInput): Promise<SearchContent> {
  if (typeof asked === 'string') return { kind: asked }
  notePageView(searchedNames)
  const { index, lists } = await currentIndex(site)
  return { kind: 'answer', answer: answerTo(asked, lists, index.find(asked.text, lists)) }
}

function answerTo(question: Question, lists: SearchedList[], found: Found): Answer {
  const { text, page } = question
  const foundWords = wordFinder(found.forms, wordsOf(text))
  const groupOf = ({ group, slugs }: Found['groups'][number], from: number, most: number) => {
    const list = lists.find((one) => one.group === group)
    const records = slugs.slice(from, from + most).flatMap((slug) => list?.find(slug) ?? [])
    return { group, count: slugs.length, hits: records.map((record) => hitOf(record, foundWords)) }
  }
  const total = found.groups.reduce((sum, { slugs }) => sum + slugs.length, 0)
  const { isPartial } = found
  const one = found.groups.find(({ group }) => group === question.group)
  // Without a result in the wanted group, the other groups are shown.
  if (!one)
    return {
      question: { text, page: 1 },
      total,
      groups: found.groups.map((each) => groupOf(each, 0, FIRST)),
      isPartial,
    }
  const pages = Math.ceil(one.slugs.length / PER_PAGE)
  const shown = Math.min(page, pages)
  return {
    question: { ...question, page: shown },
    total,
    groups: [groupOf(one, (shown - 1) * PER_PAGE, PER_PAGE)],
    pages,
    isPartial,
  }
}

function hitOf(
  { href, title, about = '', passages, picture }: NonNullable<ReturnType<SearchedList['find']>>,
  foundWords: FoundWords,
) {
  const shown = (text: string) => marked(text, foundWords)
  return {
    href,
    title: shown(title.normalize()),
    about,
    passage: shown(passage(passages, foundWords)),
    picture,
  }
}
