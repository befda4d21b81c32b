// @vitest-environment dom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Combobox } from '#web/ui/inputs/combobox.tsx'
import { Field } from '#web/ui/inputs/field.tsx'
import { Kept, render } from './screen.tsx'

const options = ['Ajmer', 'Alwar', 'Jaipur', 'Jodhpur'].map((label, value) => ({ label, value }))

function show(initial?: number) {
  const heard = vi.fn()
  const person = render(
    <Field label="City">
      <Kept<number | undefined> initial={initial}>
        {(value, set) => (
          <Combobox
            options={options}
            value={value}
            onChange={(next) => {
              heard(next)
              set(next)
            }}
          />
        )}
      </Kept>
    </Field>,
  )
  return { person, heard, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'City' }) }
}
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : undefined
}

describe('a combobox', () => {
  it('filters while typing and selects with the keyboard alone', async () => {
    const { person, heard, input } = show()
    await person.type(input, 'j')
    expect(active()).toBe('Jaipur')
    await person.keyboard('{ArrowDown}')
    expect(active()).toBe('Jodhpur')
    await person.keyboard('{Enter}')
    expect(heard).toHaveBeenLastCalledWith(3)
    expect([input.value, input.getAttribute('aria-expanded')]).toEqual(['Jodhpur', 'false'])
  })

  it('selects by clicking an option', async () => {
    const { person, heard, input } = show()
    await person.click(input)
    await person.click(screen.getByRole('option', { name: 'Alwar' }))
    expect(heard).toHaveBeenCalledWith(1)
    expect(document.activeElement).toBe(input)
  })

  it('opens on the selected option and wraps around at the ends', async () => {
    const { person } = show(3)
    await person.tab()
    await person.keyboard('{ArrowDown}')
    expect(active()).toBe('Jodhpur')
    await person.keyboard('{ArrowDown}')
    expect(active()).toBe('Ajmer')
    await person.keyboard('{ArrowUp}')
    expect(active()).toBe('Jodhpur')
  })

  it('restores the selected label on Escape', async () => {
    const { person, heard, input } = show(2)
    await person.type(input, 'xyz{Escape}')
    expect(input.value).toBe('Jaipur')
    expect(heard).not.toHaveBeenCalledWith(undefined)
  })

  it('finds by the digits of an Indian script', async () => {
    const person = render(
      <Combobox
        label="Pincode"
        options={[{ label: '302001 Jaipur', value: 302001 }]}
        value={undefined}
        onChange={() => {}}
      />,
    )
    await person.type(screen.getByRole('combobox'), '३०२')
    expect(active()).toBe('302001 Jaipur')
  })

  it('is cleared by deleting the text', async () => {
    const { person, heard, input } = show(2)
    await person.clear(input)
    expect(heard).toHaveBeenLastCalledWith(undefined)
  })

  it('announces how many options match [A11Y-12]', async () => {
    const { person, input } = show()
    await person.type(input, 'ja')
    expect(screen.getByRole('status').textContent).toBe('1 result')
    await person.type(input, 'x')
    expect(screen.getByRole('status').textContent).toBe('Nothing matches')
  })
})
