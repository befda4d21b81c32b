import * as v from 'valibot'
import { storageItem, tabStorage } from '../browser/storage.ts'

const stored = v.object({
  leadId: v.string(),
  /** The answers of the home page that it began with: coming back to them goes on with it. */
  begunBy: v.optional(v.string()),
})

/** The health journey of this tab, by its id alone: a reload goes on with it. */
export const healthLead = storageItem(tabStorage, 'healthLead', stored)
