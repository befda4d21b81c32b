import type { ListName } from '#machines/core/field.ts'
import type { Screen } from '#machines/core/screen.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { prefetchList } from '../journey/form/lists.ts'

/** Lists to prefetch for the next screens, by current screen. */
const ahead: Readonly<Record<string, readonly ListName[]>> = {
  start: ['rtos', 'makes'],
  registrationNumber: ['makes'],
  customerDetails: ['previousInsurers'],
}

/** Asks for lists a screen before they are needed. */
export function prefetch({ state }: Screen, record: MotorRecord): void {
  for (const list of ahead[state.split('.')[0] ?? ''] ?? []) prefetchList(list, record)
}
