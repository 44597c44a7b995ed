import type { Picture } from '@/lib/engine/fields'
import { paragraphs } from '@/lib/engine/typography'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { PageHeader } from '../layout/page-header'
import { Trail } from '../layout/trail'
import { ShapedPicture } from '../media/framed-picture'
import { Line, Paragraphs } from './text'

interface BusinessHeadProps {
  name: string
  tagline: string
  description: string
  picture: Picture | undefined
}

/** The top of the page about the business. Its name is in the header of the page already, so that the tagline is the large line. */
export function BusinessHead({ name, tagline, description, picture }: BusinessHeadProps) {
  return (
    <>
      {tagline ? (
        <Container inner="stack-2 pt-8 pb-8 sm:pt-12 sm:pb-12">
          <Trail above={[]} current={name} />
          <Heading level={1} size="card" text={name} />
          <Line
            text={tagline}
            className="font-display max-w-4xl text-page font-(--heading-weight) tracking-(--heading-tracking) text-balance"
          />
        </Container>
      ) : (
        <PageHeader title={name} crumbs={[]} />
      )}
      {(picture || description) && (
        <Container className="part plain" inner="grid items-end gap-8 lg:grid-cols-12">
          {picture && (
            <ShapedPicture
              picture={picture}
              shapes={[4 / 3, 2]}
              sizes="(min-width: 80rem) 44rem, (min-width: 64rem) 56vw, 94vw"
              priority
              className="w-full lg:col-span-7 lg:only:col-span-12"
            />
          )}
          {description && (
            <div className={picture ? 'lg:col-span-5' : 'lg:col-span-8'}>
              <Statement text={description} />
            </div>
          )}
        </Container>
      )}
    </>
  )
}

/** Characters of a first paragraph beyond which it is not set larger than the others. */
const LARGEST = 420

/** A text that begins with a statement: its first paragraph is large. */
function Statement({ text }: { text: string }) {
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
