import type { Answers, Field, Fields } from '#machines/core/field.ts'

/** Initial values of a form: the draft, else known answers, else the only option, else what most answer. */
export function initialAnswers(fields: Fields, known: Answers, draft: Answers, today: string): Answers {
  const answers = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, draft[key] ?? known[key] ?? onlyOption(field)]),
  )
  return { ...answers, ...usualAnswers(fields, {}, answers, today) }
}

/** What most answer where nobody has answered: nothing stands there, or what was usual `before` another answer. */
export function usualAnswers(fields: Fields, before: Answers, now: Answers, today: string): Answers {
  const entries = Object.entries(fields).flatMap(([key, { usual }]) => {
    if (!usual) return []
    const isAnswered = now[key] !== undefined && now[key] !== usual(before, today)
    const answer = usual(now, today)
    return isAnswered || answer === now[key] ? [] : [[key, answer] as const]
  })
  return Object.fromEntries(entries)
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
