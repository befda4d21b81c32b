// @vitest-environment dom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AmountInput } from '#web/ui/inputs/amount-input.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { Field } from '#web/ui/inputs/field.tsx'
import { FileField } from '#web/ui/inputs/file-field.tsx'
import { MobileInput } from '#web/ui/inputs/mobile-input.tsx'
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { Slider } from '#web/ui/inputs/slider.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Kept, render } from './screen.tsx'

/** Sets what a keyboard would, unseen by React. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set as (
  text: string,
) => void
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

describe('a field', () => {
  it('labels its control and associates hint and error with it [A11Y-09]', () => {
    render(
      <Field label="Full name" hint="As on the RC" error="Field is required" required>
        <TextInput value="" onChange={() => {}} />
      </Field>,
    )
    const control = input('Full name')
    const described = control.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Field is required',
      'As on the RC',
    ])
    expect(control.getAttribute('aria-invalid')).toBe('true')
    expect(control.getAttribute('aria-required')).toBe('true')
  })

  it('announces an error politely [A11Y-09, A11Y-12]', () => {
    render(
      <Field label="Full name" error="Field is required">
        <TextInput value="" onChange={() => {}} />
      </Field>,
    )
    expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('polite')
  })

  it('labels a group and its error', () => {
    render(
      <Field label="Owner" group error="Field is required">
        <RadioGroup
          options={[{ value: 'individual', label: 'Individual' }]}
          value={undefined}
          onChange={() => {}}
        />
      </Field>,
    )
    expect(screen.getByRole('radiogroup', { name: 'Owner' }).getAttribute('aria-invalid')).toBe('true')
  })
})

describe('the inputs', () => {
  it('group rupees while they are typed and keep paise', async () => {
    const heard = vi.fn()
    const person = render(
      <Field label="Amount">
        <Kept<number | undefined> initial={undefined}>
          {(value, set) => (
            <AmountInput
              value={value}
              onChange={(paise) => {
                heard(paise)
                set(paise)
              }}
            />
          )}
        </Kept>
      </Field>,
    )
    await person.type(input('Amount'), '125000')
    expect(input('Amount').value).toBe('1,25,000')
    expect(heard).toHaveBeenLastCalledWith(12_500_000)
    await person.clear(input('Amount'))
    expect(heard).toHaveBeenLastCalledWith(undefined)
  })

  it('keep the caret where a digit of an amount is deleted', async () => {
    const person = render(
      <Field label="Amount">
        <Kept<number | undefined> initial={123_456_700}>
          {(value, set) => <AmountInput value={value} onChange={set} />}
        </Kept>
      </Field>,
    )
    await person.type(input('Amount'), '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect([input('Amount').value, input('Amount').selectionStart]).toEqual(['1,34,567', 1])
  })

  it.each([
    ['stays behind it', false, 1],
    ['is the keyboard’s own while it composes', true, 3],
  ])('a digit of an Indian script becomes a Latin one, and the caret %s', (_, isComposing, caret) => {
    render(
      <Field label="Search">
        <Kept initial="42">{(value, set) => <TextInput value={value} onChange={set} />}</Kept>
      </Field>,
    )
    const search = input('Search')
    setValue.call(search, '१42')
    search.setSelectionRange(1, 1)
    fireEvent(search, new InputEvent('input', { bubbles: true, isComposing }))
    expect([search.value, search.selectionStart]).toEqual(['142', caret])
  })

  it('clean a pasted mobile number', async () => {
    const person = render(
      <Field label="Mobile">
        <Kept initial="">{(value, set) => <MobileInput value={value} onChange={set} />}</Kept>
      </Field>,
    )
    await person.click(input('Mobile'))
    await person.paste('+91 98765-43210')
    expect(input('Mobile').value).toBe('9876543210')
  })

  it('return an option’s value with its type, number or string', async () => {
    const heard = vi.fn()
    const options = [
      { value: 20, label: '20 %' },
      { value: 25, label: '25 %' },
    ]
    const person = render(
      <>
        <Field label="Bonus">
          <Select options={options} value={undefined} onChange={heard} />
        </Field>
        <RadioGroup label="Bonus cards" options={options} value={undefined} onChange={heard} />
      </>,
    )
    await person.selectOptions(screen.getByLabelText('Bonus'), '25 %')
    await person.click(screen.getByRole('radio', { name: '20 %' }))
    expect(heard.mock.calls).toEqual([[25], [20]])
  })

  it('describe the value of a slider in words', () => {
    render(
      <Slider label="IDV" min={1} max={9} value={5} onChange={() => {}} format={(value) => `₹${value}`} />,
    )
    const slider = screen.getByRole('slider', { name: 'IDV' })
    expect(slider.getAttribute('aria-valuetext')).toBe('₹5')
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['1', '9'])
  })

  it('accept a file, show its name and remove it', async () => {
    const person = render(
      <Field label="Certificate">
        <Kept<File | undefined> initial={undefined}>
          {(value, set) => <FileField value={value} onChange={set} />}
        </Kept>
      </Field>,
    )
    await person.upload(input('Certificate'), new File(['pdf'], 'puc.pdf', { type: 'application/pdf' }))
    await person.click(screen.getByRole('button', { name: 'Remove puc.pdf' }))
    expect(screen.queryByText('puc.pdf')).toBeNull()
    expect(document.activeElement).toBe(input('Certificate'))
  })

  it.each([
    ['a mouse can drop', false],
    ['a finger cannot', true],
  ])('offer to drop a file where %s', (_, matches) => {
    const media = { matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }
    vi.spyOn(window, 'matchMedia').mockReturnValue(media as never)
    render(<FileField value={undefined} onChange={() => {}} />)
    expect(document.body.textContent).toBe(matches ? 'Choose a file' : 'Choose a file or drop it here')
    vi.restoreAllMocks()
  })

  it('associate an error with a checkbox [A11Y-09]', () => {
    render(<Checkbox label="I agree" checked={false} onChange={() => {}} error="Please agree" />)
    const id = screen.getByRole('checkbox', { name: 'I agree' }).getAttribute('aria-describedby')
    expect(document.getElementById(id ?? '')?.textContent).toBe('Please agree')
  })
})
