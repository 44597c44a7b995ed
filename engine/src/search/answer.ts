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

/** How many results each group has on the first page. */
const RESULTS_PER_GROUP = 5
/** How many results a page of a single group has. */
const RESULTS_PER_PAGE = 20

/** The answer to a question, from the content that pages currently show. */
export async function searchContent(site: Site, input: QuestionInput): Promise<SearchContent> {
  if (typeof input === 'string') return { kind: input }
  notePageView(searchedNames)
  const { index, lists } = await currentIndex(site)
  return { kind: 'answer', answer: answerTo(input, lists, index.find(input.text, lists)) }
}

function answerTo(question: Question, lists: SearchedList[], found: Found): Answer {
  const { text, page } = question
  const foundWords = wordFinder(found.forms, wordsOf(text))
  const groupOf = ({ group, slugs }: Found['groups'][number], from: number, number: number) => {
    const list = lists.find((one) => one.group === group)
    const records = slugs.slice(from, from + number).flatMap((slug) => list?.find(slug) ?? [])
    return { group, count: slugs.length, hits: records.map((record) => hitOf(record, foundWords)) }
  }
  const total = found.groups.reduce((sum, { slugs }) => sum + slugs.length, 0)
  const { isPartial } = found
  const wantedGroup = found.groups.find(({ group }) => group === question.group)
  // Without a result in the wanted group, the other groups are shown.
  if (!wantedGroup)
    return {
      question: { text, page: 1 },
      total,
      groups: found.groups.map((each) => groupOf(each, 0, RESULTS_PER_GROUP)),
      isPartial,
    }
  const pages = Math.ceil(wantedGroup.slugs.length / RESULTS_PER_PAGE)
  const shownPage = Math.min(page, pages)
  return {
    question: { ...question, page: shownPage },
    total,
    groups: [groupOf(wantedGroup, (shownPage - 1) * RESULTS_PER_PAGE, RESULTS_PER_PAGE)],
    pages,
    isPartial,
  }
}

function hitOf(
  { href, title, about = '', passages, picture }: NonNullable<ReturnType<SearchedList['find']>>,
  foundWords: FoundWords,
) {
  const withMarks = (text: string) => marked(text, foundWords)
  return {
    href,
    title: withMarks(title.normalize()),
    about,
    passage: withMarks(passage(passages, foundWords)),
    picture,
  }
}
