import type { ComponentProps, ReactNode } from 'react'
import { InPlace } from './in-place'
import { Answer, StatefulForm } from './stateful-form.no-script'

interface ActionFormProps extends ComponentProps<typeof StatefulForm>, ComponentProps<typeof InPlace> {
  children: ReactNode
  proofNeedsScript?: string
}

/** A form with a server action. It is sent without a page load, and shows the answer of the action above its fields. */
export function ActionForm({ texts, otherWays, done, proofNeedsScript, children, ...form }: ActionFormProps) {
  return (
    <StatefulForm {...form}>
      <InPlace {...(texts && { texts })} otherWays={otherWays} done={done} />
      <Answer otherWays={otherWays} {...(proofNeedsScript && { proofNeedsScript })} />
      {children}
    </StatefulForm>
  )
}
