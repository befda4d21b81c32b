import { answering } from '../../core/answer.ts'
import { selection } from '../../core/event.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { storedShot } from '../record/photograph.ts'
import { withPhotograph } from '../rules/inspection.ts'

/** One photograph of the vehicle, stored already, where the insurer inspects it (saved step 10). */
export const photographQuestion = answering<MotorRecord>()(
  10,
  selection('Add a photograph', storedShot, [{ shot: 'front', documentId: 'document-front' }]),
  {
    change: (given, { photographs }, takenOn) => ({
      photographs: withPhotograph(photographs, { ...given, takenOn }),
    }),
    known: () => undefined,
  },
)
