import { addOnHints, spokenSum, spokenYears } from '#machines/health/health-words.ts'
import {
  defaultHealthRequest,
  type HealthAddOn,
  type HealthRequest,
  healthAddOns,
  opdLimits,
  preExistingWaits,
  sumsInsured,
  tenures,
} from '#machines/health/record/health-request.ts'
import type { healthMachine } from '#machines/health/wizard/health.machine.ts'
import { healthAddOnLabels } from '#machines/reference/health/add-ons.ts'
import { healthInsurers } from '#machines/reference/insurers.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { usePlaceNames } from '../../language/place-names.ts'
import { addOnPrice } from '../../shared/quotes/add-on-price.ts'
import styles from '../../shared/quotes/edits.module.css'
import { EditsPart, EditsSheet } from '../../shared/quotes/edits-sheet.tsx'
import { NumberChoice } from '../../shared/quotes/number-choice.tsx'
import { slotsOf } from '../../shared/quotes/slots.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { personIn } from './person-in.ts'

/** What is priced, each part with its editor; every change asks all insurers again (HEALTH-09, HEALTH-10). */
export function Edits({ model, screen, send }: ViewProps<typeof healthMachine>) {
  const { record } = model
  const request = record.request ?? defaultHealthRequest
  const change = (part: { [K in keyof HealthRequest]?: HealthRequest[K] | undefined }) =>
    send({ type: 'request.changed', request: { ...request, ...part } as HealthRequest })
  const toggle = (addOn: HealthAddOn, isTaken: boolean) =>
    change({ addOns: isTaken ? [...request.addOns, addOn] : request.addOns.filter((one) => one !== addOn) })
  return (
    <fieldset className={styles.edits} disabled={screen.busy}>
      <EditsPart title="For whom">
        <div className={styles.line}>
          <p>{personIn(record, usePlaceNames())}</p>
          <Button variant="quiet" size="small" onClick={() => send({ type: 'back' })}>
            Change
          </Button>
        </div>
      </EditsPart>
      <EditsPart title="Cover">
        <OneOf
          label="Sum insured"
          choices={sumsInsured}
          value={request.sumInsured}
          format={spokenSum}
          onChange={(sumInsured) => change({ sumInsured })}
        />
        <OneOf
          label="Policy term"
          hint="Several years paid at once cost less a year."
          choices={tenures}
          value={request.tenure}
          format={spokenYears}
          onChange={(tenure) => change({ tenure })}
        />
        <OneOf
          label="Wait for existing illnesses"
          choices={preExistingWaits}
          value={request.preExistingWait}
          format={(months) => `${months} months`}
          onChange={(preExistingWait) => change({ preExistingWait })}
        />
      </EditsPart>
      <EditsPart title="Add-ons">
        <div>
          {healthAddOns.map((addOn) => (
            <Checkbox
              key={addOn}
              label={healthAddOnLabels[addOn]}
              hint={
                <span className={styles.close}>
                  {[addOnPrice(addOn, model), addOnHints[addOn]].filter(Boolean).join(' · ')}
                </span>
              }
              checked={request.addOns.includes(addOn)}
              onChange={(isTaken) => toggle(addOn, isTaken)}
            />
          ))}
        </div>
        <NumberChoice
          label="Out-patient cover (OPD)"
          hint="Doctor’s visits and tests without a stay in hospital, up to this much a year"
          choices={opdLimits}
          value={request.opdLimit}
          format={(rupees) => `₹${rupees.toLocaleString('en-IN')}`}
          onChange={(opdLimit) => change({ opdLimit })}
        />
      </EditsPart>
    </fieldset>
  )
}

export const EditsOverlay = (view: ViewProps<typeof healthMachine>) => (
  <EditsSheet {...view} slots={slotsOf(healthInsurers, view.model, false)}>
    <Edits {...view} />
  </EditsSheet>
)

type OneOfProps<N extends number> = {
  label: string
  hint?: string
  choices: readonly N[]
  value: N
  format: (choice: N) => string
  onChange: (value: N) => void
}

const OneOf = <N extends number>({ label, hint, choices, value, format, onChange }: OneOfProps<N>) => (
  <Field label={label} hint={hint}>
    <Select
      options={choices.map((choice) => ({ value: choice, label: format(choice) }))}
      value={value}
      onChange={onChange}
    />
  </Field>
)
