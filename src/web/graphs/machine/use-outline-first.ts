import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { keepsScroll } from '../../browser/scroll-restoration.ts'
import { machineAddressOf } from '../address.ts'

/** On a phone a machine opens as its outline, which needs no room to the side. An address that names a view has its way. */
export function useOutlineFirst(machine: string): void {
  const { history } = useRouter()
  useLayoutEffect(() => {
    const isBare = history.location.search === ''
    if (isBare && matchMedia('(max-width: 34rem)').matches)
      history.replace(machineAddressOf(machine, { view: 'outline' }), keepsScroll)
  }, [history, machine])
}
