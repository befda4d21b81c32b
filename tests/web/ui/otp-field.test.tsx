// @vitest-environment dom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Field } from '#web/ui/inputs/field.tsx'
import { OtpField } from '#web/ui/inputs/otp-field.tsx'
import { Kept, render } from './screen.tsx'

function show() {
  const full = vi.fn()
  const person = render(
    <Field label="One-time code">
      <Kept initial="">
        {(value, set) => <OtpField length={4} value={value} onChange={set} onFull={full} />}
      </Kept>
    </Field>,
  )
  return { person, full, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'One-time code' }) }
}

describe('the one-time code', () => {
  it('is one input that the phone can autofill', () => {
    const { input } = show()
    expect([input.autocomplete, input.inputMode]).toEqual(['one-time-code', 'numeric'])
  })

  it('reports completion once when the last digit is typed', async () => {
    const { person, full, input } = show()
    await person.type(input, '12x34')
    expect(full.mock.calls).toEqual([['1234']])
    await person.type(input, '5')
    expect(full).toHaveBeenCalledTimes(1)
  })

  it('extracts a code from pasted text', async () => {
    const { person, full, input } = show()
    await person.click(input)
    await person.paste('Code: 98-76')
    expect(full).toHaveBeenCalledWith('9876')
  })

  it('reports again when it is corrected', async () => {
    const { person, full, input } = show()
    await person.type(input, '1234{Backspace}5')
    expect(full.mock.calls).toEqual([['1234'], ['1235']])
  })
})
