// @vitest-environment dom
import { fireEvent, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useGliding } from '#web/shared/quotes/use-gliding.ts'
import { render } from '../ui/screen.tsx'

const usualHeight = 150
let height = usualHeight
const scrollBy = vi.fn()

/** Cards of one height; the button puts a cheaper one on top. */
function List() {
  const list = useRef<HTMLUListElement>(null)
  const [cards, setCards] = useState(['digit', 'bajaj'])
  useGliding(list)
  return (
    <>
      <button type="button" onClick={() => setCards(['tata', ...cards])}>
        A price comes
      </button>
      <ul ref={list}>
        {cards.map((id) => (
          <li key={id} id={id}>
            {id}
          </li>
        ))}
      </ul>
    </>
  )
}

/** How far the page is scrolled when a price comes in above a card under the pointer, which may have moved there. */
async function scrolled({ from, movementX }: { from: number; movementX: number }): Promise<number> {
  vi.stubGlobal('scrollY', from)
  const person = render(<List />)
  fireEvent(screen.getByText('bajaj'), new PointerEvent('pointermove', { bubbles: true, movementX }))
  await person.click(screen.getByRole('button'))
  return scrollBy.mock.calls.reduce((sum, [{ top }]) => sum + top, 0)
}

describe('a page under a list whose cards change places', () => {
  beforeEach(() => {
    vi.stubGlobal('scrollBy', scrollBy)
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return height * [...(this.parentElement?.children ?? [])].indexOf(this)
    })
  })
  afterEach(() => {
    scrollBy.mockReset()
    height = usualHeight
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('scrolls along with the card that was pointed at', async () => {
    expect(await scrolled({ from: 300, movementX: 3 })).toBe(height)
  })

  it('stays where it is while nobody has moved the pointer', async () => {
    expect(await scrolled({ from: 300, movementX: 0 })).toBe(0)
  })

  it('does not make up for what a window of another size has moved', async () => {
    const resized = vi.fn<() => void>()
    class Observer {
      constructor(callback: () => void) {
        resized.mockImplementation(callback)
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Observer)
    vi.stubGlobal('scrollY', 300)
    const person = render(<List />)
    fireEvent(screen.getByText('bajaj'), new PointerEvent('pointermove', { bubbles: true, movementX: 3 }))
    height = 400
    resized()
    await person.click(screen.getByRole('button'))
    expect(scrollBy.mock.calls).toEqual([[{ top: 400, behavior: 'instant' }]])
  })

  it('stays at its top, where heading and count are', async () => {
    expect(await scrolled({ from: 0, movementX: 3 })).toBe(0)
  })
})
