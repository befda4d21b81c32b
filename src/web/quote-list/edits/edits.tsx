import type { QuoteListProps } from '../quote-list.journey.ts'
import { AccessoryEdits } from './accessory-edits.tsx'
import { AddOnEdits } from './add-on-edits.tsx'
import { CoverEdit } from './cover-edit.tsx'
import styles from './edits.module.css'
import { IdvEdit } from './idv-edit.tsx'
import { PastEdits } from './past-edits.tsx'
import { PeopleEdits } from './people-edits.tsx'
import { SavingEdits } from './saving-edits.tsx'
import { VehicleEdit } from './vehicle-edit.tsx'

/** What the prices are for, each part with its way to change it; every change asks all insurers again. */
export const Edits = ({ journey }: QuoteListProps) => (
  <div className={styles.edits}>
    <VehicleEdit journey={journey} />
    <CoverEdit journey={journey} />
    <IdvEdit journey={journey} />
    <PastEdits journey={journey} />
    <AddOnEdits journey={journey} />
    <AccessoryEdits journey={journey} />
    <PeopleEdits journey={journey} />
    <SavingEdits journey={journey} />
  </div>
)
