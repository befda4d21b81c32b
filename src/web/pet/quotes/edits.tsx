import { coverHints, coverLabels, petNames, spokenSum } from '#machines/pet/pet-words.ts'
import {
  defaultPetRequest,
  type PetCover,
  type PetRequest,
  petCovers,
  petOpdLimits,
  petSums,
} from '#machines/pet/record/pet-request.ts'
import { petInsurers } from '#machines/pet/reference/pet-offers.ts'
import type { petMachine } from '#machines/pet/wizard/pet.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { addOnPriceBeforeGst } from '../../shared/quotes/add-on-price.ts'
import styles from '../../shared/quotes/edits.module.css'
import { EditsPart, EditsSheet } from '../../shared/quotes/edits-sheet.tsx'
import { NumberChoice } from '../../shared/quotes/number-choice.tsx'
import { slotsOf } from '../../shared/quotes/slots.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { isLacking } from './features.ts'

type View = ViewProps<typeof petMachine>

/** What is priced, each part with its editor; every change asks all insurers again (steps P3 and P4). */
export function Edits({ model, screen, send }: View) {
  const { record } = model
  const request = record.request ?? defaultPetRequest
  const change = (part: { [K in keyof PetRequest]?: PetRequest[K] | undefined }) =>
    send({ type: 'request.changed', request: { ...request, ...part } as PetRequest })
  const toggle = (cover: PetCover, isTaken: boolean) =>
    change({ covers: isTaken ? [...request.covers, cover] : request.covers.filter((one) => one !== cover) })
  return (
    <fieldset className={styles.edits} disabled={screen.busy}>
      <EditsPart title="Your pets">
        <div className={styles.line}>
          <p>{petNames(record)}</p>
          <Button variant="quiet" size="small" onClick={() => send({ type: 'back' })}>
            Change
          </Button>
        </div>
      </EditsPart>
      <EditsPart title="Cover of each pet">
        <Field label="Sum insured" hint="For surgery and hospital stays, a year.">
          <Select
            options={petSums.map((value) => ({ value, label: spokenSum(value) }))}
            value={request.sumInsured}
            onChange={(sumInsured) => change({ sumInsured })}
          />
        </Field>
        <NumberChoice
          label={coverLabels.opd}
          hint="Without a stay in hospital, up to this much a year"
          choices={petOpdLimits}
          value={request.opdLimit}
          format={spokenSum}
          onChange={(opdLimit) => change({ opdLimit })}
        />
      </EditsPart>
      <EditsPart title="Add-on covers">
        <div>
          {petCovers.map((cover) => (
            <Checkbox
              key={cover}
              label={coverLabels[cover]}
              hint={
                <span className={styles.close}>
                  {[addOnPriceBeforeGst(cover, model), coverHints[cover]].filter(Boolean).join(' · ')}
                </span>
              }
              checked={request.covers.includes(cover)}
              onChange={(isTaken) => toggle(cover, isTaken)}
            />
          ))}
        </div>
      </EditsPart>
    </fieldset>
  )
}

export const EditsOverlay = (view: View) => (
  <EditsSheet {...view} slots={slotsOf(petInsurers, view.model, false, isLacking)}>
    <Edits {...view} />
  </EditsSheet>
)
