import { theme } from '@theme/theme'
import type { Action } from '@/lib/content/actions'
import type { FrameSettings } from '@/lib/views/frame'
import { Actions } from '../layout/buttons'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { runningText } from '../text/words'

const { band, inner } = theme.action

interface NextStepProps {
  title: string
  text: string
  settings: FrameSettings
  /** The action of the page. Default: the main action of the site. */
  action?: Action
}

/** The end of a page: a text about the main action on one side, its buttons on the other. */
export function NextStep({ title, text, settings, action }: NextStepProps) {
  return (
    <section className={`print:hidden ${band}`}>
      <Container>
        <div
          className={`grid items-center gap-x-8 gap-y-6 lg:grid-cols-[minmax(20rem,1fr)_fit-content(40rem)] ${inner}`}
        >
          <div className="max-w-2xl stack-3">
            <Heading level={2} size="section" text={title} />
            <p className="text-lead text-muted">{runningText(text)}</p>
          </div>
          <div className="lg:*:justify-end">
            <Actions settings={settings} main={action} />
          </div>
        </div>
      </Container>
    </section>
  )
}
