// @vitest-environment dom
import { createMemoryHistory } from '@tanstack/react-router'
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Link } from '#web/navigation/link.tsx'
import { NavigationContext } from '#web/navigation/navigation.ts'
import { render } from '../ui/screen.tsx'

function shown(to: string, hash?: string) {
  const history = createMemoryHistory({ initialEntries: ['/why-choose'] })
  history.createHref = (path) => `/hi${path}`
  const preload = vi.fn()
  const person = render(
    <NavigationContext value={{ history, page: '/why-choose', preload }}>
      <Link to={to} {...(hash && { hash })}>
        There
      </Link>
    </NavigationContext>,
  )
  const link = screen.getByRole('link')
  /** Whether the browser was left to follow the link itself. */
  const press = (how: MouseEventInit) => {
    const event = createEvent.click(link, how)
    fireEvent(link, event)
    return !event.defaultPrevented
  }
  return { history, preload, person, link, press }
}

describe('a link to another page', () => {
  it('has the address that a browser without script follows', () => {
    expect(shown('/support', 'call').link.getAttribute('href')).toBe('/hi/support#call')
  })

  it('tells the history of a plain press, and of the key', async () => {
    const { history, person, link, press } = shown('/support', 'call')
    expect(press({})).toBe(false)
    expect(history.location.href).toBe('/support#call')
    history.back()
    link.focus()
    await person.keyboard('{Enter}')
    expect(history.location.href).toBe('/support#call')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a press with %o to the browser',
    (how) => {
      const { history, press } = shown('/support')
      expect(press(how)).toBe(true)
      expect(history.location.href).toBe('/why-choose')
    },
  )

  it('makes no entry for the page that is open, and says that it is', () => {
    const { history, link, press } = shown('/why-choose')
    expect(link.getAttribute('aria-current')).toBe('page')
    expect(press({})).toBe(false)
    expect(history.length).toBe(1)
  })

  it('has the code of its page fetched once it may be pressed', async () => {
    const { preload, person, link } = shown('/support')
    expect(preload).not.toHaveBeenCalled()
    await person.hover(link)
    expect(preload).toHaveBeenCalledWith('/support')
  })
})
