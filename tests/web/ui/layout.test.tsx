// @vitest-environment dom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '#web/ui/actions/button.tsx'
import { Tile, TileGrid } from '#web/ui/choices/tile-grid.tsx'
import { BreakupTable } from '#web/ui/facts/breakup-table.tsx'
import dots from '#web/ui/feedback/three-dots.module.css'
import { ThreeDots } from '#web/ui/feedback/three-dots.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { Kept, render } from './screen.tsx'

describe('a screen', () => {
  it('focuses its heading when the title changes, not on first render', async () => {
    const person = render(
      <Kept initial="Make">
        {(title, set) => (
          <Screen title={title} actions={<Button onClick={() => set('Model')}>Next</Button>} />
        )}
      </Kept>,
    )
    expect(document.activeElement).toBe(document.body)
    await person.click(screen.getByRole('button', { name: 'Next' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Model' }))
  })

  it('focuses its heading when another screen under the same title takes the focus away', async () => {
    const person = render(
      <Kept initial="Looking up">
        {(state, set) => (
          <Screen
            key={state}
            title={state === 'Looking up' ? 'Start' : 'Identity check'}
            actions={
              <Button key={state} onClick={() => set(state === 'Looking up' ? 'Asking' : 'Found')}>
                Next
              </Button>
            }
          />
        )}
      </Kept>,
    )
    await person.click(screen.getByRole('button', { name: 'Next' }))
    await person.click(screen.getByRole('button', { name: 'Next' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Identity check' }))
  })

  it('shows its progress', () => {
    render(<Screen title="Make" progress={{ step: 2, of: 6, label: 'Make' }} />)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 2 of 6: Make')
  })
})

describe('the parts', () => {
  it('relabel a busy button and disable it', async () => {
    const pressed = vi.fn()
    const person = render(
      <Button busy busyLabel="Getting Quotes..." onClick={pressed}>
        Submit and View Plans
      </Button>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Getting Quotes...' })
    await person.click(button)
    expect([button.disabled, pressed.mock.calls.length]).toEqual([true, 0])
  })

  it('show three dots as a status [ROUTE-19, A11Y-12]', () => {
    render(<ThreeDots />)
    expect(screen.getByRole('status').getElementsByClassName(dots.dot ?? '')).toHaveLength(3)
    expect(screen.getByRole('status').textContent).toBe('Loading')
  })

  it('offer tiles as buttons, or as radios of one group', async () => {
    const chosen = vi.fn()
    const person = render(
      <>
        <TileGrid label="Make">
          <Tile label="Hero" onSelect={() => chosen('hero')} />
        </TileGrid>
        <TileGrid label="Insurance for" kind="radio">
          <Tile label="Bike" selected onSelect={() => chosen('bike')} />
          <Tile label="Car" badge="Coming Soon" onSelect={() => chosen('car')} />
        </TileGrid>
      </>,
    )
    await person.click(screen.getByRole('button', { name: 'Hero' }))
    await person.click(screen.getByRole('radio', { name: /Car/ }))
    expect(chosen.mock.calls).toEqual([['hero'], ['car']])
    expect(screen.getByRole('radiogroup', { name: 'Insurance for' })).toBeTruthy()
  })

  it('open a disclosure', async () => {
    const person = render(<Disclosure label="Why?">Because</Disclosure>)
    const button = screen.getByRole('button', { name: 'Why?', expanded: false })
    await person.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.hidden).toBe(false)
  })

  it('switch tabs with the arrow keys and show the panel', async () => {
    const tabs = ['Health', 'Travel', 'Pet'].map((label) => ({ key: label, label, panel: `About ${label}` }))
    const person = render(<Tabs label="Questions" tabs={tabs} />)
    await person.tab()
    await person.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'Pet', selected: true })).toBe(document.activeElement)
    expect(screen.getByRole('tabpanel', { name: 'Pet' }).textContent).toBe('About Pet')
    await person.keyboard('{ArrowRight}')
    expect(screen.getByRole('tabpanel').textContent).toBe('About Health')
  })

  it('show a price line by line with its reasons', () => {
    render(
      <BreakupTable
        caption="Price"
        lines={[{ label: 'Third party', reason: 'Fixed by the regulator', paise: 341_600 }]}
        total={{ label: 'To pay', paise: 341_650 }}
      />,
    )
    expect(screen.getByRole('table', { name: 'Price' })).toBeTruthy()
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Third partyFixed by the regulator₹3,416',
      'To pay₹3,416.50',
    ])
  })
})
