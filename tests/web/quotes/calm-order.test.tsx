// @vitest-environment dom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { Plan } from '#machines/schemas/plan.ts'
import type { Slot } from '#web/shared/quotes/slots.ts'
import { useCalmOrder } from '#web/shared/quotes/use-calm-order.ts'
import { render } from '../ui/screen.tsx'

const insurerOf = (insurerId: number) => ({ insurerId, name: `Insurer ${insurerId}`, logo: '/logo.svg' })
const priced = (insurerId: number, final: number) =>
  ({
    kind: 'priced',
    insurer: insurerOf(insurerId),
    plan: { insurerId, final, missing: [] },
  }) as unknown as Slot<Plan>

let show: (slots: readonly Slot<Plan>[], isStreaming: boolean) => void
function List({ first }: { first: readonly Slot<Plan>[] }) {
  const [shown, setShown] = useState({ slots: first, isStreaming: true })
  show = (slots, isStreaming) => act(() => setShown({ slots, isStreaming }))
  const { ordered, handlers } = useCalmOrder(shown.slots, shown.isStreaming)
  return (
    <ul {...handlers}>
      {ordered.map(({ insurer }) => (
        <li key={insurer.insurerId}>{insurer.name}</li>
      ))}
    </ul>
  )
}
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const [one, two, cheaper] = [priced(1, 300), priced(2, 200), priced(3, 100)]

it('a list of prices keeps its order while something in it is pressed, also when the last price comes', async () => {
  render(<List first={[one, two]} />)
  expect(names()).toEqual(['Insurer 2', 'Insurer 1'])
  fireEvent.pointerDown(screen.getByText('Insurer 1'))
  show([one, two, cheaper], false)
  expect(names()).toEqual(['Insurer 2', 'Insurer 1', 'Insurer 3'])
  fireEvent.pointerUp(window)
  expect(names()[0]).toBe('Insurer 2')
  await act(() => new Promise((then) => setTimeout(then)))
  expect(names()).toEqual(['Insurer 3', 'Insurer 2', 'Insurer 1'])
})

it('a list whose press became a scroll is in order again', async () => {
  render(<List first={[one, two]} />)
  fireEvent.pointerDown(screen.getByText('Insurer 1'))
  fireEvent.pointerCancel(window)
  await act(() => new Promise((then) => setTimeout(then)))
  show([one, two, cheaper], false)
  expect(names()).toEqual(['Insurer 3', 'Insurer 2', 'Insurer 1'])
})
