import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import styles from '../../shared/quotes/edits.module.css'
import { AccessoryEdits } from './accessory-edits.tsx'
import { AddOnEdits } from './add-on-edits.tsx'
import { CoverEdit } from './cover-edit.tsx'
import { IdvEdit } from './idv-edit.tsx'
import { PastEdits } from './past-edits.tsx'
import { PeopleEdits } from './people-edits.tsx'
import { SavingEdits } from './saving-edits.tsx'
import { VehicleEdit } from './vehicle-edit.tsx'

/** The request, each part with its editor; every change asks all insurers again. */
export const Edits = (view: ViewProps<typeof quoteListMachine>) => (
  <fieldset className={styles.edits} disabled={view.screen.busy}>
    <VehicleEdit {...view} />
    <CoverEdit {...view} />
    <IdvEdit {...view} />
    <PastEdits {...view} />
    <AddOnEdits {...view} />
    <AccessoryEdits {...view} />
    <PeopleEdits {...view} />
    <SavingEdits {...view} />
  </fieldset>
)
