import * as v from 'valibot'
import { button, type EventsOf, form, selection } from '../core/event.ts'
import { basicsFields } from '../health/record/basics.question.ts'
import { numberQuestion } from '../motor/record/plate.question.ts'
import { categories } from '../reference/categories.ts'
import { labels } from '../reference/messages/labels.ts'

const keys = categories.map((category) => category.key)

/** Events of the home page: giving a number, saying that there is none, or choosing a category. */
export const homeEvents = {
  'category.chosen': selection(
    'Category',
    v.object({ category: v.picklist(keys) }),
    keys.map((category) => ({ category })),
  ),
  'registration.completed': numberQuestion,
  'registration.given': numberQuestion,
  'vehicleClass.corrected': button('Insure what the registry has'),
  'number.skipped': button("Don't have a number"),
  'newVehicle.chosen': button('Buying a new vehicle'),
  back: button('Back to the number'),
  'health.given': form(labels.checkQuote, basicsFields, [
    { relation: 'Self', gender: 'Female', age: 34, pincode: undefined },
  ]),
} as const

export type HomeEvent = EventsOf<typeof homeEvents>
