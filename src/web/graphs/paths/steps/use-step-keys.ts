import type { KeyboardEvent } from 'react'
import type { pathsPageMachine } from '#machines/tools/paths-page/paths-page.machine.ts'
import type { ViewProps } from '../../../journey/journey.ts'

const ways = {
  ArrowDown: 'step.next',
  ArrowRight: 'step.next',
  j: 'step.next',
  ArrowUp: 'step.back',
  ArrowLeft: 'step.back',
  k: 'step.back',
  Home: 'step.first',
  End: 'step.last',
} as const

const isWay = (key: string): key is keyof typeof ways => Object.hasOwn(ways, key)

/** Arrow keys, j and k step through the path wherever the focus is in it, Home and End go to its ends. */
export function useStepKeys({ send }: ViewProps<typeof pathsPageMachine>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey || !isWay(key)) return
    event.preventDefault()
    send({ type: ways[key] })
  }
}
