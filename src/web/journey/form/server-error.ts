import type { AnyFieldLikeMetaBase } from '@tanstack/react-form'
import type { PostedForm } from '#contract/views/posted-form.ts'

/** The server's error for a field, shown until the field changes. */
export const withServerError =
  (message: string | undefined) =>
  <Meta extends { errorMap: object }>(meta: Meta): Meta => ({
    ...meta,
    errorMap: { ...meta.errorMap, onServer: message },
  })

/** The errors of a form that the server sent back, as those that it finds in answers that are saved. */
export const errorsOf = ({ issues }: Pick<PostedForm, 'issues'>): Record<string, AnyFieldLikeMetaBase> =>
  Object.fromEntries(issues.map(({ path, message }) => [path, withServerError(message)(untouched)]))

const untouched: AnyFieldLikeMetaBase = {
  isTouched: false,
  isBlurred: false,
  isDirty: false,
  isValidating: false,
  errorMap: {},
  errorSourceMap: {},
  _arrayVersion: 0,
  _pendingValidationsCount: 0,
}
