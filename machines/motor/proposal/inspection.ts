import type { Upload } from '../../core/server-product.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import type { VehiclePhotograph } from '../record/photograph.ts'
import { photographsAsked } from '../rules/inspection.ts'
import { shotLabels } from '../vehicle-words.ts'

/** The photographs of an inspection, as an underwriter looks at them. */
export const uploads = (record: MotorRecord): Upload[] =>
  photographsAsked(record).map(({ shot, documentId }) => ({
    path: 'photograph.given',
    category: 'photographs',
    documentId,
    label: shotLabels[shot],
  }))

/** A photograph as a proposal contains it. */
export const sentPhotograph = ({ shot, documentId, takenOn }: VehiclePhotograph) => ({
  shot,
  document_id: documentId,
  taken_on: takenOn,
})
