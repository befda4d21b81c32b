import type { Answers, Field, Fields } from '#machines/core/field.ts'

/** Initial values of a form: the draft, else known answers, else the only option. */
export function initialAnswers(fields: Fields, known: Answers, draft: Answers): Answers {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, draft[key] ?? known[key] ?? onlyOption(field)]),
  )
}

/** The answers that became known since the form was opened, such as a date chosen in a dialog. */
export function newlyKnown(before: Answers, now: Answers): Answers {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([key, answer]) => answer !== undefined && JSON.stringify(answer) !== JSON.stringify(before[key]),
    ),
  )
}

function onlyOption({ options, control }: Field): unknown {
  const [only, ...others] = Array.isArray(options) ? options : []
  return control === 'select' && others.length === 0 ? only?.value : undefined
}
