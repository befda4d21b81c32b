import * as v from 'valibot'
import { button, type EventsOf, form, selection } from '../core/event.ts'
import { plateQuestion } from '../motor/record/plate.question.ts'
import { categories } from '../reference/categories.ts'
import { limits } from '../reference/limits.ts'
import { labels } from '../reference/messages/labels.ts'
import { genders, healthRelations } from '../reference/people.ts'
import { given, oneOf } from '../schemas/answers.ts'

const asOptions = (list: readonly (string | number)[]) =>
  list.map((word) => ({ value: String(word), label: String(word) }))
const ages = Array.from({ length: limits.age.max - limits.age.min + 1 }, (_, index) => limits.age.min + index)
const keys = categories.map((category) => category.key)

/** Events of the home page: choosing a category, giving a number, or saying that there is none. */
export const homeEvents = {
  'category.chosen': selection(
    'Category',
    v.object({ category: v.picklist(keys) }),
    keys.map((category) => ({ category })),
  ),
  'registration.completed': plateQuestion,
  'registration.given': plateQuestion,
  'number.skipped': button("Don't have a number"),
  'newVehicle.chosen': button('Buying a new vehicle'),
  'health.given': form(
    labels.checkQuote,
    {
      relation: {
        label: 'For Whom',
        control: 'select',
        schema: oneOf(healthRelations),
        options: asOptions(healthRelations),
      },
      gender: { label: 'Gender', control: 'select', schema: oneOf(genders), options: asOptions(genders) },
      age: { label: 'Age', control: 'select', schema: given, options: asOptions(ages) },
      pincode: {
        label: 'Pincode',
        control: 'combobox',
        list: 'pincodes',
        schema: v.optional(v.object({ value: v.union([v.string(), v.number()]), label: v.string() })),
      },
    },
    [{ relation: 'Self', gender: 'Female', age: '34', pincode: undefined }],
  ),
} as const

export type HomeEvent = EventsOf<typeof homeEvents>
