// @vitest-environment dom
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { sources } from '#web/journey/form/list-sources.ts'
import { render } from '../ui/screen.tsx'

const { fetchCode } = vi.hoisted(() => ({ fetchCode: vi.fn() }))
vi.mock('#web/language/language.ts', async (original) => ({ ...(await original<object>()), language: 'hi' }))
vi.mock('#web/browser/fetch-code.ts', async (original) => ({ ...(await original<object>()), fetchCode }))

const inHindi = (name: string) => `${name} in Hindi`
const names = { placeLabel: inHindi, officeLabel: inHindi, inPlaceLabels: inHindi }
const lost = new Error('Lost')

/** Names that nobody has asked for yet. */
async function newNames() {
  vi.resetModules()
  return import('#web/language/place-names.ts')
}

beforeEach(() => void fetchCode.mockReset())

it('names that did not come are fetched again, at once and by the next view', async () => {
  fetchCode.mockRejectedValueOnce(lost).mockResolvedValue(names)
  const { usePlaceNames } = await newNames()
  const first = renderHook(usePlaceNames)
  await waitFor(() => expect(fetchCode).toHaveBeenCalledWith(expect.any(Function), 2))
  expect(first.result.current.officeLabel('Jaipur')).toBe('Jaipur')
  const next = renderHook(usePlaceNames)
  await waitFor(() => expect(next.result.current.officeLabel('Jaipur')).toBe('Jaipur in Hindi'))
})

it('a page is shown without them, in English', async () => {
  fetchCode.mockRejectedValueOnce(lost)
  const { mayHavePlaceNames } = await newNames()
  expect((await mayHavePlaceNames()).officeLabel('Jaipur')).toBe('Jaipur')
})

it('a list of places fails without them, and is not English for the rest of the visit', async () => {
  fetchCode.mockRejectedValueOnce(lost).mockResolvedValue(names)
  const data = [{ value: 'RJ14', registered_city_name: 'Jaipur' }]
  vi.stubGlobal('fetch', async () => Response.json({ status: 'success', data }))
  const { signal } = new AbortController()
  await expect(sources.rtos({}, '').read?.(signal)).rejects.toThrow('Lost')
  await expect(sources.rtos({}, '').read?.(signal)).resolves.toMatchObject([
    { label: 'Jaipur in Hindi (RJ14)' },
  ])
  vi.unstubAllGlobals()
})

it('a journey fetches them while it is idle, before a screen needs them', async () => {
  fetchCode.mockRejectedValue(lost)
  vi.resetModules()
  const { JourneyView } = await import('#web/journey/journey-view.tsx')
  const view = { journey: { views: { none: () => null } }, screen: { view: 'none', state: 'none' } }
  render(<JourneyView {...(view as unknown as Parameters<typeof JourneyView>[0])} />)
  await waitFor(() => expect(fetchCode).toHaveBeenCalledOnce())
})
