import type { WrittenQuery } from '#contract/views/suite-query.ts'
import { type PathsPlace, type PathsTab, tabs } from '#machines/tools/paths-page/place.ts'

const written = ['criterion', 'n', 'from', 'to', 'maxLength', 'workers', 'targets'] as const

/** The page's state from an address; unknown parameters are ignored. */
export function placeIn(search: string): PathsPlace {
  const said = new URLSearchParams(search)
  const query = written.flatMap((name) => {
    const value = said.get(name)
    return value ? [[name, value]] : []
  })
  const path = said.get('path') || undefined
  return { written: Object.fromEntries(query), path, step: stepIn(said), tab: tabIn(said) }
}

const stepIn = (said: URLSearchParams): number => Number(/^\d{1,6}$/.exec(said.get('step') ?? '')?.[0] ?? 0)
const tabIn = (said: URLSearchParams): PathsTab => tabs.find((tab) => tab === said.get('tab')) ?? 'paths'

/** `?criterion=negative&path=1f2e3d4c&step=3`, or nothing. */
export function pathsAddressOf({ written: query, path, step, tab }: PathsPlace): string {
  const said = new URLSearchParams()
  for (const name of written) if (query[name]) said.set(name, query[name])
  if (path !== undefined) said.set('path', path)
  if (step > 0) said.set('step', String(step))
  if (tab !== 'paths') said.set('tab', tab)
  return said.size > 0 ? `?${said}` : ''
}

/** Options after a change; empty ones are removed. */
export function withOption(query: WrittenQuery, name: keyof WrittenQuery, value: string): WrittenQuery {
  const { [name]: _, ...others } = query
  return value === '' ? others : { ...others, [name]: value }
}
