import * as v from 'valibot'
import { type PetKind, petId } from './pet.ts'

/** From where a pet is photographed, as an insurer tells it from another one. */
export const photographViews = ['front', 'left', 'right', 'back'] as const
export type PhotographView = (typeof photographViews)[number]

export const viewsOf: Readonly<Record<PetKind, readonly PhotographView[]>> = {
  dog: photographViews,
  cat: ['front', 'left'],
}

/** A stored photograph of a pet. */
export const photograph = v.object({
  petId,
  view: v.picklist(photographViews),
  /** As the upload has named it. */
  documentId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
})
export type Photograph = v.InferOutput<typeof photograph>
