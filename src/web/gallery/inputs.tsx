import { useState } from 'react'
import { AmountInput } from '../ui/inputs/amount-input.tsx'
import { Checkbox } from '../ui/inputs/checkbox.tsx'
import { Combobox } from '../ui/inputs/combobox.tsx'
import { DateField } from '../ui/inputs/date-field.tsx'
import { Field } from '../ui/inputs/field.tsx'
import { FileField } from '../ui/inputs/file-field.tsx'
import { MobileInput } from '../ui/inputs/mobile-input.tsx'
import { OtpField } from '../ui/inputs/otp-field.tsx'
import { RadioGroup } from '../ui/inputs/radio-group.tsx'
import { SearchBox } from '../ui/inputs/search-box.tsx'
import { Select } from '../ui/inputs/select.tsx'
import { Slider } from '../ui/inputs/slider.tsx'
import { Switch } from '../ui/inputs/switch.tsx'
import { TextArea } from '../ui/inputs/text-area.tsx'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { Section } from './section.tsx'

const cities = ['Ajmer', 'Alwar', 'Bikaner', 'Jaipur', 'Jodhpur', 'Kota', 'Udaipur']
const rtos = Array.from({ length: 84 }, (_, index) => ({
  value: `RJ${String(index + 1).padStart(2, '0')}`,
  label: `${cities[index % cities.length]} ${index + 1}`,
  hint: `RJ-${String(index + 1).padStart(2, '0')}`,
}))
const owners = [
  { value: 'individual', label: 'Individual', hint: 'A person owns it' },
  { value: 'organisation', label: 'Organisation', hint: 'A firm owns it' },
]

export function Inputs() {
  const [text, setText] = useState('')
  const [day, setDay] = useState('2026-07-04')
  const [code, setCode] = useState('12')
  const [amount, setAmount] = useState<number | undefined>(123456700)
  const [rto, setRto] = useState<string | undefined>()
  const [owner, setOwner] = useState('individual')
  const [idv, setIdv] = useState(512000)
  const [on, setOn] = useState(true)
  const [file, setFile] = useState<File | undefined>(new File(['x'.repeat(240_000)], 'PUC certificate.pdf'))
  return (
    <Section title="Inputs">
      <Card>
        <Stack columns="wide">
          <Field label="Registration number" hint="As on the number plate, RJ14CV0002">
            <TextInput value={text} onChange={setText} capitals autoComplete="off" />
          </Field>
          <Field label="Full name" error="Name should have at least 3 letters">
            <TextInput value="An" onChange={() => {}} autoComplete="name" />
          </Field>
          <Field label="Mobile number">
            <MobileInput value={text} onChange={setText} placeholder="98765 43210" />
          </Field>
          <Field label="One-time code" hint="Sent to 98••••3210">
            <OtpField length={4} value={code} onChange={setCode} />
          </Field>
          <Field label="Date of birth" hint="DD/MM/YYYY">
            <DateField
              value={day}
              onChange={setDay}
              today="2026-07-10"
              farAway
              min="1927-01-01"
              max="2026-12-31"
            />
          </Field>
          <Field label="Sum for accessories">
            <AmountInput value={amount} onChange={setAmount} />
          </Field>
          <Field label="Registration city">
            <Combobox options={rtos} value={rto} onChange={setRto} />
          </Field>
          <Field label="Relation to nominee">
            <Select options={owners} value={undefined} onChange={() => {}} />
          </Field>
          <Field label="Owner" group>
            <RadioGroup options={owners} value={owner} onChange={setOwner} />
          </Field>
          <Field label="Insured value (IDV)" hint="Between what the insurers allow">
            <Slider
              min={420000}
              max={610000}
              step={1000}
              value={idv}
              onChange={setIdv}
              format={(value) => `₹${value.toLocaleString('en-IN')}`}
            />
          </Field>
          <Field label="Pollution certificate">
            <FileField value={file} onChange={setFile} prompt="PDF, JPG or PNG up to 2 MB" />
          </Field>
          <Field label="Reason">
            <TextArea value={text} onChange={setText} />
          </Field>
          <SearchBox label="Search plans" value={text} onChange={setText} />
          <Switch label="Zero depreciation" hint="Parts are paid in full" checked={on} onChange={setOn} />
          <Checkbox
            label="I agree to the terms and to be contacted about this quote"
            checked={on}
            onChange={setOn}
          />
          <Checkbox label="I am the owner" checked={false} onChange={() => {}} error="Please confirm" />
        </Stack>
      </Card>
    </Section>
  )
}
