import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { keepsScroll } from '../../browser/scroll-restoration.ts'

/** On a phone a machine opens as its outline, which needs no room to the side. An address that names a view has its way. */
export function useOutlineFirst(machine: string): void {
  const { history } = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another machine is opened anew
  useLayoutEffect(() => {
    const { pathname, search } = history.location
    const said = new URLSearchParams(search)
    if (said.has('view') || !matchMedia('(max-width: 34rem)').matches) return
    said.set('view', 'outline')
    history.replace(`${pathname}?${said}`, keepsScroll)
  }, [history, machine])
}
