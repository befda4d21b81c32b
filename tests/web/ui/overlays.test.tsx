// @vitest-environment dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Combobox } from '#web/ui/inputs/combobox.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { Toasts, toast } from '#web/ui/overlays/toast.tsx'
import { toasts } from '#web/ui/overlays/toast-store.ts'
import { Kept, render } from './screen.tsx'

afterEach(() => {
  for (const { id } of toasts.list()) toasts.close(id)
  vi.unstubAllGlobals()
})

const page = (inside = <p>Inside</p>) => (
  <Kept initial={false}>
    {(open, setOpen) => (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Vehicle Details"
          description="Which is yours?"
        >
          {inside}
        </Dialog>
        <Toasts />
      </>
    )}
  </Kept>
)

describe('a dialog', () => {
  it('has a name and a description, and returns the focus on Escape [A11Y-08]', async () => {
    const person = render(page())
    await person.click(screen.getByRole('button', { name: 'Open' }))
    const dialog = screen.getByRole('dialog', { name: 'Vehicle Details' })
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Which is yours?',
    )
    expect(dialog.contains(document.activeElement)).toBe(true)
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
  })

  it('focuses the first input', async () => {
    const person = render(page(<input aria-label="Full name" />))
    await person.click(screen.getByRole('button', { name: 'Open' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Full name' }))
  })

  it('closes with its button', async () => {
    const person = render(page())
    await person.click(screen.getByRole('button', { name: 'Open' }))
    await person.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is closed by the back button of a phone, which leaves the page else', async () => {
    const open: Watcher[] = []
    class Watcher {
      onclose = () => {}
      constructor() {
        open.push(this)
      }
      destroy() {
        open.splice(open.indexOf(this), 1)
      }
    }
    vi.stubGlobal('CloseWatcher', Watcher)
    const person = render(page())
    expect(open).toHaveLength(0)
    await person.click(screen.getByRole('button', { name: 'Open' }))
    act(() => open[0]?.onclose())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(open).toHaveLength(0)
  })

  it('leaves the first Escape to an open listbox inside it', async () => {
    const person = render(
      page(<Combobox label="City" options={[{ value: 1, label: 'Jaipur' }]} value={1} onChange={() => {}} />),
    )
    await person.click(screen.getByRole('button', { name: 'Open' }))
    await person.click(screen.getByRole('combobox', { name: 'City' }))
    await person.keyboard('{Escape}')
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false')
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays open when a toast over it is closed, and does not hide the toast from assistive technology', async () => {
    const person = render(page())
    await person.click(screen.getByRole('button', { name: 'Open' }))
    toast({ kind: 'error', text: 'You seem to be offline' })
    const notice = await screen.findByRole('alert')
    await person.click(within(notice).getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})

describe('notices on the screen', () => {
  it('are assertive for errors and polite otherwise [A11Y-12]', async () => {
    render(<Toasts />)
    toast({ text: 'Saved', kind: 'success' })
    toast({ text: 'Lost', kind: 'error' })
    expect((await screen.findByRole('status')).textContent).toBe('Saved')
    expect(screen.getByRole('alert').textContent).toBe('Lost')
  })

  it('close with their button [ERR-18, A11Y-05]', async () => {
    const person = render(<Toasts />)
    toast({ text: 'Saved' })
    await person.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('stay while hovered [ERR-18, A11Y-05]', async () => {
    const pause = vi.spyOn(toasts, 'pause')
    const resume = vi.spyOn(toasts, 'resume')
    const person = render(<Toasts />)
    toast({ text: 'Saved' })
    await person.hover(await screen.findByText('Saved'))
    expect([pause.mock.calls.length, resume.mock.calls.length]).toEqual([1, 0])
    await person.unhover(screen.getByText('Saved'))
    expect(resume).toHaveBeenCalledOnce()
  })
})

describe('a menu', () => {
  const items = ['Health', 'Bike', 'Car'].map((label) => ({ key: label.toLowerCase(), label }))
  const focused = () => document.activeElement?.textContent

  it('is navigated with arrow keys, Home, End and letters', async () => {
    const chosen = vi.fn()
    const person = render(<Menu label="Insurance Product" items={items} onChoose={chosen} />)
    await person.tab()
    await person.keyboard('{ArrowDown}')
    expect(focused()).toBe('Health')
    await person.keyboard('{ArrowUp}')
    expect(focused()).toBe('Car')
    await person.keyboard('{Home}{ArrowDown}')
    expect(focused()).toBe('Bike')
    await person.keyboard('h')
    expect(focused()).toBe('Health')
    await person.keyboard('{End}{Enter}')
    expect(chosen).toHaveBeenCalledWith('car')
    expect(focused()).toBe('Insurance Product')
  })

  it('closes on Escape and when the focus leaves', async () => {
    const person = render(
      <>
        <Menu label="Insurance Product" items={items} onChoose={() => {}} />
        <button type="button">Elsewhere</button>
      </>,
    )
    const button = screen.getByRole('button', { name: 'Insurance Product' })
    await person.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await person.keyboard('{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await person.click(button)
    await person.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })
})
