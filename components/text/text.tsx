import { sitePathOf } from '@site-starter/engine/html'
import { directionOf, paragraphs, textParts } from '@site-starter/engine/text'
import { Fragment } from 'react'
import { Icon } from '../icon'
import { InlineLink } from '../layout/text-link'
import { runningText } from './words'

interface LinkedTextProps {
  text: string
  /** The previous line, whose last word may tell what a number is. */
  lineBefore?: string | undefined
}

/** A line of plain text from the content, with links for its web addresses, e-mail addresses and phone numbers. */
export function LinkedText({ text, lineBefore }: LinkedTextProps) {
  return textParts(text, lineBefore).map((part, index) => {
    if (part.href === '') return <Fragment key={index}>{runningText(part.text)}</Fragment>
    const isPhone = part.href.startsWith('tel:')
    return (
      <InlineLink
        key={index}
        href={sitePathOf(part.href)}
        className={isPhone ? 'whitespace-nowrap' : 'wrap-anywhere'}
      >
        {part.text}
      </InlineLink>
    )
  })
}

interface LineProps {
  text: string
  className: string
  /** Whether its addresses and numbers become links. */
  isLinked?: boolean
}

/** A single paragraph from the content; nothing if it is empty. */
export function Line({ text, className, isLinked = false }: LineProps) {
  if (!text) return null
  return (
    <p dir={directionOf(text)} className={className}>
      {isLinked ? <LinkedText text={text} /> : runningText(text)}
    </p>
  )
}

/** Plain text from the content. Line breaks separate paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  // The index works as a key, because the paragraphs never change order.
  return (
    <>
      {paragraphs(text).map((paragraph, index, all) => (
        <p key={index} dir={directionOf(paragraph)}>
          <LinkedText text={paragraph} lineBefore={all[index - 1]} />
        </p>
      ))}
    </>
  )
}

/** A list of short texts from the content, each after a tick. */
export function Bullets({ items }: { items: string[] }) {
  return (
    <ul className="stack-3">
      {items.map((item, index) => (
        <li key={index} dir={directionOf(item)} className="flex gap-3">
          <span className="mt-1 shrink-0 text-accent">
            <Icon name="check" />
          </span>
          <span>
            <LinkedText text={item} />
          </span>
        </li>
      ))}
    </ul>
  )
}
