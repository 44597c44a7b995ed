import type { Picture } from '@site-starter/engine/fields'
import { paragraphs } from '@site-starter/engine/text'
import { theme } from '@theme/theme'
import { Container } from '../layout/container'
import { PageHeader } from '../layout/page-header'
import { ShapedPicture } from '../media/shaped-picture'
import { Paragraphs } from './text'

interface BusinessHeadProps {
  name: string
  tagline: string
  description: string
  picture: Picture | undefined
}

const layout = theme.about

/** The top of the page about the business: name, tagline, picture and text. */
export function BusinessHead({ name, tagline, description, picture }: BusinessHeadProps) {
  return (
    <>
      <PageHeader title={name} intro={tagline} isStatement crumbs={[]} />
      {(picture || description) && (
        <Container className="part plain" inner="grid items-end gap-8 lg:grid-cols-12">
          {picture && (
            <ShapedPicture
              picture={picture}
              shapes={layout.shapes}
              sizes={`(min-width: 80rem) ${layout.width ?? '76rem'}, 94vw`}
              priority
              className={`w-full lg:only:col-span-full ${layout.picture}`}
            />
          )}
          {description && (
            <div className={picture ? layout.text : (layout.alone ?? 'lg:col-span-8')}>
              <Statement text={description} />
            </div>
          )}
        </Container>
      )}
    </>
  )
}

/** Up to this many characters, the first paragraph is set larger than the others. */
const MAX_STATEMENT_CHARACTERS = 420

/** A text whose first paragraph is a large statement. */
function Statement({ text }: { text: string }) {
  const [first = '', ...others] = paragraphs(text)
  const isLarge = first.length <= MAX_STATEMENT_CHARACTERS
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
