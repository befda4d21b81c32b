// @vitest-environment dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { personFields } from '#machines/purchase/proposal/person.fields.ts'
import { queryClient } from '#web/api-client/query-client.ts'
import { Question } from '#web/journey/form/question.tsx'
import type { QuestionProps } from '#web/journey/form/question-props.ts'
import { Kept, render } from '../ui/screen.tsx'

const places = [
  { value: '302006', City: 'Jaipur', State: 'Rajasthan', area: 'Jaipur R.S' },
  { value: '302012', City: 'Jaipur', State: 'Rajasthan', area: 'Jhotwara' },
]
const jhotwara = { value: '302012', label: '302012 Jaipur, Rajasthan' }

let asked: { digits: string; signal: AbortSignal | null | undefined }[] = []
let answers = true

beforeEach(() => {
  asked = []
  answers = true
  queryClient.clear()
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
    const digits = new URL(address, 'http://a.test').searchParams.get('pincode') ?? 'all'
    asked.push({ digits, signal })
    if (!answers) await new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
    const data = places.filter(({ value }) => value.startsWith(digits))
    return Response.json({ status: 'success', data })
  })
})
afterEach(() => vi.unstubAllGlobals())

function show(initial?: unknown) {
  const given = vi.fn()
  const view = { model: {}, screen: {}, journey: {} } as unknown as QuestionProps['view']
  const person = render(
    <Kept<unknown> initial={initial}>
      {(answer, set) => (
        <Question
          name="pincode"
          field={personFields.pincode}
          answer={answer}
          answers={{}}
          view={view}
          error={undefined}
          disabled={false}
          onFull={vi.fn()}
          onAnswer={(next) => {
            given(next)
            set(next)
          }}
        />
      )}
    </Kept>,
  )
  return { person, given, box: screen.getByRole<HTMLInputElement>('combobox', { name: 'Pincode' }) }
}
const digitsAsked = () => asked.map(({ digits }) => digits)

describe('a list that is searched on the server', () => {
  it('is asked for by the first three digits alone, and once', async () => {
    const { person, box, given } = show()
    await person.type(box, '30')
    expect(screen.getAllByText('Type the first three digits').length).toBeGreaterThan(0)
    await person.type(box, '2')
    expect(screen.getAllByText('Loading the list').length).toBeGreaterThan(0)
    await person.click(await screen.findByRole('option', { name: /^302012/ }))
    expect(given).toHaveBeenLastCalledWith(jhotwara)
    await person.clear(box)
    await person.type(box, '302006')
    await screen.findByRole('option', { name: /^302006/ })
    expect(digitsAsked()).toEqual(['302'])
    expect(box.inputMode).toBe('numeric')
  })

  it('is asked for when typing rests, and no longer when something else is typed', async () => {
    answers = false
    const { person, box } = show()
    await person.type(box, '110{Backspace}{Backspace}{Backspace}400')
    await waitFor(() => expect(digitsAsked()).toEqual(['400']))
    await person.clear(box)
    await person.type(box, '302')
    await waitFor(() => expect(digitsAsked()).toEqual(['400', '302']))
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  })

  it('takes a pincode that is typed in full and left', async () => {
    const { person, box, given } = show()
    await person.type(box, '302012')
    await screen.findByRole('option', { name: /^302012/ })
    await person.tab()
    expect(given).toHaveBeenLastCalledWith(jhotwara)
    expect(box.value).toBe(jhotwara.label)
  })

  it('says that there is no such pincode', async () => {
    const { person, box, given } = show()
    await person.type(box, '999999')
    expect((await screen.findAllByText('Nothing matches')).length).toBeGreaterThan(0)
    await person.tab()
    expect(given).not.toHaveBeenCalled()
  })

  it('does not say so where the list could not be loaded', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    const { person, box } = show()
    await person.type(box, '302012')
    const [inList, underField] = await screen.findAllByText(
      'The list could not be loaded.',
      {},
      { timeout: 8_000 },
    )
    expect([inList, underField]).not.toContain(undefined)
    expect(screen.queryByText('Nothing matches')).toBeNull()
  }, 15_000)

  it('keeps an answer that is chosen once more, though no list is loaded', async () => {
    const { person, box, given } = show(jhotwara)
    await person.click(box)
    await person.keyboard('{Enter}')
    expect(given).toHaveBeenLastCalledWith(jhotwara)
    expect(box.value).toBe(jhotwara.label)
    expect(asked).toEqual([])
  })
})
