import * as v from 'valibot'
import { browserStorage, storageItem } from '../browser/storage.ts'
import { keptEvents } from './kept-events.ts'

const choice = storageItem(browserStorage, 'captureAllowed', v.boolean())

/** What the visitor has chosen; a no also forgets what was not sent yet. */
export const captureChoice = {
  isAllowed: (): boolean => choice.read() === true,
  allow: (): void => choice.write(true),
  refuse: (): void => {
    choice.write(false)
    keptEvents.forget()
  },
}
