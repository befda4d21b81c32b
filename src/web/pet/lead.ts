import * as v from 'valibot'
import { storageItem, tabStorage } from '../browser/storage.ts'

/** The pet journey of this tab, by its id alone: a reload goes on with it. */
export const petLead = storageItem(tabStorage, 'petLead', v.object({ leadId: v.string() }))
