import type { EditPart } from '#machines/motor/quote-list/quote-list.events.ts'
import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import styles from '../../../shared/quotes/edits.module.css'
import { AccessoryEdits } from './accessory-edits.tsx'
import { AddOnEdits } from './add-on-edits.tsx'
import { CoverEdit } from './cover-edit.tsx'
import { IdvEdit } from './idv-edit.tsx'
import { PastEdits } from './past-edits.tsx'
import { PeopleEdits } from './people-edits.tsx'
import { SavingEdits } from './saving-edits.tsx'
import { VehicleEdit } from './vehicle-edit.tsx'

const editors = {
  vehicle: VehicleEdit,
  cover: CoverEdit,
  idv: IdvEdit,
  past: PastEdits,
  addOns: AddOnEdits,
  accessories: AccessoryEdits,
  people: PeopleEdits,
  savings: SavingEdits,
}
type Editor = keyof typeof editors

const editorsOf: Readonly<Record<EditPart, readonly Editor[]>> = {
  cover: ['cover'],
  idv: ['idv'],
  claim: ['past'],
  ncb: ['past'],
  addOns: ['addOns', 'accessories', 'people', 'savings'],
}

type EditsProps = ViewProps<typeof quoteListMachine> & {
  /** Only what belongs to this part. */
  only?: EditPart | undefined
}

/** The request, each part with its editor; every change asks all insurers again. */
export function Edits({ only, ...view }: EditsProps) {
  const shown = only ? editorsOf[only] : (Object.keys(editors) as Editor[])
  return (
    <fieldset className={styles.edits} data-recorded disabled={view.screen.busy}>
      {shown.map((name) => {
        const Editor = editors[name]
        return <Editor key={name} {...view} />
      })}
    </fieldset>
  )
}
