import type { MouseEvent, ReactNode } from 'react'
import { useAddress, useNavigation } from './navigation.ts'

type LinkProps = {
  /** A path without the prefix of its language. */
  to: string
  hash?: string
  className?: string | undefined
  'aria-label'?: string
  children: ReactNode
}

/** A link to another page, for parts that stand on pages without the router too. */
export function Link({ to, hash, ...props }: LinkProps) {
  const { history, preload } = useNavigation()
  const isHere = useAddress(({ pathname }) => pathname === to)
  const path = hash === undefined ? to : `${to}#${hash}`
  const follow = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    if (path !== history.location.href) history.push(path)
  }
  const prepare = () => preload(to)
  return (
    <a
      {...props}
      href={history.createHref(path)}
      aria-current={isHere ? 'page' : undefined}
      onClick={follow}
      onFocus={prepare}
      onMouseEnter={prepare}
      onTouchStart={prepare}
    />
  )
}

/** All other presses are the browser's: a new tab, a new window, a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
