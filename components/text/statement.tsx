import { paragraphs } from '@/lib/content/paragraphs'
import { Paragraphs } from './text'

/** Characters of a first paragraph beyond which it is not set larger than the others. */
const LARGEST = 420

/** A text that begins with a statement: its first paragraph is large. */
export function Statement({ text }: { text: string }) {
  const [first = '', ...others] = paragraphs(text)
  const isLarge = first.length <= LARGEST
  return (
    <div className="max-w-[52rem] stack-6">
      {isLarge && (
        <div className="text-statement">
          <Paragraphs text={first} />
        </div>
      )}
      {(!isLarge || others.length > 0) && (
        <div className="max-w-2xl stack-4">
          <Paragraphs text={isLarge ? others.join('\n') : text} />
        </div>
      )}
    </div>
  )
}
