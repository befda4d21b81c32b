import { Fragment } from 'react'
import { Unbroken } from './unbroken.tsx'

/** A policy number that a narrow column breaks only after its slashes. */
export const PolicyNumber = ({ number }: { number: string }) =>
  number.split(/(?<=\/)/).map((part, at, { length }) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one number neither move nor change
    <Fragment key={at}>
      <Unbroken>{part}</Unbroken>
      {at < length - 1 && <wbr />}
    </Fragment>
  ))
