import type { ReactNode } from 'react'
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
import type { ViewProps } from '../../journey/journey.ts'
import styles from '../../shared/quotes/edits.module.css'
import { NumberChoice } from '../../shared/quotes/number-choice.tsx'
import { wideScreen } from '../../shared/quotes/wide-screen.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { personIn } from './person-in.ts'

/** What is priced, each part with its editor; every change asks all insurers again (HEALTH-09, HEALTH-10). */
export function Edits({ model: { record }, screen, send }: ViewProps<typeof healthMachine>) {
  const request = record.request ?? defaultHealthRequest
  const change = (part: { [K in keyof HealthRequest]?: HealthRequest[K] | undefined }) =>
    send({ type: 'request.changed', request: { ...request, ...part } as HealthRequest })
  const toggle = (addOn: HealthAddOn, isTaken: boolean) =>
    change({ addOns: isTaken ? [...request.addOns, addOn] : request.addOns.filter((one) => one !== addOn) })
  return (
    <fieldset className={styles.edits} disabled={screen.busy}>
      <Part title="For whom">
        <div className={styles.line}>
          <p>{personIn(record)}</p>
          <Button variant="quiet" size="small" onClick={() => send({ type: 'back' })}>
            Change
          </Button>
        </div>
      </Part>
      <Part title="Cover">
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
      </Part>
      <Part title="Add-ons">
        <div>
          {healthAddOns.map((addOn) => (
            <Checkbox
              key={addOn}
              label={healthAddOnLabels[addOn]}
              hint={<span className={styles.close}>{addOnHints[addOn]}</span>}
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
      </Part>
    </fieldset>
  )
}

/** In a sheet, where it does not stand beside the prices already. */
export function EditsOverlay(view: ViewProps<typeof healthMachine>) {
  const isWide = useMedia(wideScreen)
  const close = () => view.send({ type: 'closed' })
  return (
    <Dialog
      open
      title={isWide ? 'Change cover' : 'What the prices are for'}
      onClose={close}
      actions={<Button onClick={close}>Show prices</Button>}
    >
      <Edits {...view} />
    </Dialog>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
    </div>
    {children}
  </section>
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
