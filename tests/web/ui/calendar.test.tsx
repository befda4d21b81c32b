// @vitest-environment dom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import styles from '#web/ui/overlays/calendar.module.css'
import { Calendar } from '#web/ui/overlays/calendar.tsx'
import { render } from './screen.tsx'

const months = () => screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))
const dayButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const focusedDay = () => document.activeElement?.getAttribute('aria-label')

describe('the calendar', () => {
  it('starts weeks on Sunday [EXPIRY-06]', () => {
    render(<Calendar onSelect={() => {}} today="2026-07-10" />)
    const headers = screen.getAllByRole('columnheader', { hidden: true })
    expect(headers.map(({ textContent }) => textContent)).toEqual(['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'])
    expect(headers.map((header) => header.getAttribute('aria-label'))).toEqual([
      'Su',
      'Mo',
      'Tu',
      'We',
      'Th',
      'Fr',
      'Sa',
    ])
  })

  it('shows two months and moves them by one [EXPIRY-03]', async () => {
    const person = render(<Calendar onSelect={() => {}} today="2026-07-10" numberOfMonths={2} />)
    expect(months()).toEqual(['July 2026', 'August 2026'])
    await person.click(screen.getByRole('button', { name: 'Next month' }))
    expect(months()).toEqual(['August 2026', 'September 2026'])
    await person.click(screen.getByRole('button', { name: 'Previous month' }))
    expect(months()).toEqual(['July 2026', 'August 2026'])
  })

  it('opens on the given month, else that of the value, else the current one', () => {
    render(<Calendar onSelect={() => {}} today="2026-07-10" value="2026-03-04" month="2026-05-01" />)
    render(<Calendar onSelect={() => {}} today="2026-07-10" value="2026-03-04" />)
    render(<Calendar onSelect={() => {}} today="2026-07-10" />)
    expect(months()).toEqual(['May 2026', 'March 2026', 'July 2026'])
  })

  it('reports the clicked day and marks the selected one [EXPIRY-04]', async () => {
    const heard = vi.fn()
    const person = render(<Calendar onSelect={heard} value="2026-07-04" />)
    await person.click(dayButton('Thursday, 16 July 2026'))
    expect(heard).toHaveBeenCalledWith('2026-07-16')
    const chosen = screen
      .getAllByRole('gridcell')
      .filter((cell) => cell.getAttribute('aria-selected') === 'true')
    expect(chosen.map(({ textContent }) => textContent)).toEqual(['4'])
    const marked = screen.getAllByRole('gridcell').filter((cell) => cell.matches(`.${styles.selected}`))
    expect(marked.map(({ textContent }) => textContent)).toEqual(['4'])
  })

  it('reports the selected day again when it is clicked again', async () => {
    const heard = vi.fn()
    const person = render(<Calendar onSelect={heard} value="2026-07-04" />)
    await person.click(dayButton('Saturday, 4 July 2026'))
    expect(heard).toHaveBeenCalledWith('2026-07-04')
  })

  it('disables days of other months [EXPIRY-05]', () => {
    render(<Calendar onSelect={() => {}} today="2026-07-10" />)
    const outside = screen.getAllByRole('gridcell').filter((cell) => cell.dataset.outside === 'true')
    expect(outside).toHaveLength(4)
    for (const cell of outside) {
      expect(cell.getAttribute('aria-disabled')).toBe('true')
      expect(cell.querySelector('button')).toBeNull()
    }
  })

  it('disables days before the minimum or after the maximum', () => {
    render(<Calendar onSelect={() => {}} today="2026-07-10" min="2026-07-05" max="2026-07-20" />)
    const free = screen
      .getAllByRole<HTMLButtonElement>('button')
      .filter((button) => /July/.test(button.getAttribute('aria-label') ?? ''))
    expect(free.filter(({ disabled }) => !disabled)).toHaveLength(16)
  })

  it('moves across the end of a month with the keyboard [A11Y-11]', async () => {
    const heard = vi.fn()
    const person = render(<Calendar onSelect={heard} value="2026-07-30" autoFocus />)
    expect(focusedDay()).toBe('Thursday, 30 July 2026')
    await person.keyboard('{ArrowRight}{ArrowRight}')
    expect(focusedDay()).toBe('Saturday, 1 August 2026')
    await person.keyboard('{PageUp}{ArrowDown}{Home}')
    expect(focusedDay()).toBe('Sunday, 5 July 2026')
    await person.keyboard('{End}{Enter}')
    expect(heard).toHaveBeenCalledWith('2026-07-11')
  })
})
