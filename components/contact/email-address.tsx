import { Fragment } from 'react'

/** An e-mail address. If it is too long for a line, it breaks after its @ or a dot, and not within a name. */
export function EmailAddress({ address }: { address: string }) {
  return (
    <span className="wrap-anywhere">
      {address.split(/(?<=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
