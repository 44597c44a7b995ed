import { actionOfService } from '@/lib/content/actions'
import { copyHere } from '@/lib/content/copy-in'
import type { Service } from '@/lib/kinds/services'
import { routes } from '@/lib/routes/routes'
import { ActionButton } from '../layout/buttons'
import { Section } from '../layout/section'
import { TextLink } from '../layout/text-link'
import { RecordPicture } from '../records/record-detail'
import { About } from '../text/about'
import { Bullets, Paragraphs } from '../text/text'
import type { SectionProps } from './props'

/** The only service of a business in full. A single card would look as if something were missing. */
export function OnlyService({ service, tone }: { service: Service } & Pick<SectionProps, 'tone'>) {
  const copy = copyHere()
  const { slug, title, short, description, bullets, image } = service
  return (
    <Section
      title={title}
      intro={short}
      tone={tone}
      layout="aside"
      action={
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <ActionButton action={actionOfService(slug)} />
          <TextLink href={routes.service(slug)}>
            {copy.services.more}
            <About what={title} />
          </TextLink>
        </div>
      }
    >
      <div className="stack-8">
        {image && <RecordPicture picture={image} />}
        {description && (
          <div className="max-w-2xl stack-4">
            <Paragraphs text={description} />
          </div>
        )}
        {bullets.length > 0 && <Bullets items={bullets} />}
      </div>
    </Section>
  )
}
