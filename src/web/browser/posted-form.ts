import type { PostedForm } from '#contract/views/posted-form.ts'
import { hydrationData } from './hydration-data.ts'

let posted: PostedForm | undefined = hydrationData?.posted

/** What was typed into a form that the server sent back, and what is wrong with it. */
export const postedFor = (asks: string): PostedForm | undefined =>
  posted?.asks === asks ? posted : undefined

/** What the page on the server is rendered with; nothing once the form is alive. */
export const setPosted = (form: PostedForm | undefined): void => {
  posted = form
}
