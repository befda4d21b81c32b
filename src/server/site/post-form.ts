import type { Context, Handler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import type { PostedForm } from '#contract/views/posted-form.ts'
import type { Answers } from '#machines/core/field.ts'
import type { Deps } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { ApiError, fail, failures } from '../http/fail.ts'
import { onError } from '../http/on-error.ts'
import { pageLanguage } from '../http/page-language.ts'
import type { PlainForm } from './plain-forms.ts'
import { typedAnswers } from './typed-answers.ts'

/** Draws the page of a form again. */
export type Again = (
  c: Context<ServerEnv>,
  posted: PostedForm,
  status: ContentfulStatusCode,
) => Response | Promise<Response>

/** Bytes: the longest text of a form, in letters that take nine each in a body, and much besides. */
export const formLimit = 96 * 1024

/**
 * Takes a form that was sent without script: judges it by its event's schema, as its script would, and answers with
 * where it leads, or with its page, what was typed and what is wrong with it.
 */
export function postForm(
  { clock, sayIn }: Pick<Deps, 'clock' | 'sayIn'>,
  { asks, definition, take }: PlainForm,
  again: Again,
): Handler<ServerEnv> {
  return async (c) => {
    const today = clock.today()
    const typed = typedAnswers(definition.fields, await readForm(c), today)
    const read = v.safeParse(definition.schema(today), typed)
    const say = sayIn(pageLanguage(c))
    if (!read.success) {
      const issues = read.issues.map((issue) => ({
        path: v.getDotPath(issue) ?? '',
        message: say(issue.message),
      }))
      return again(c, comesBack(typed, issues, say(failures.invalid.message)), 422)
    }
    const taken = await take(c, read.output)
    if (taken instanceof Response) return taken
    const { failure, status, retryAfter } = taken
    if (retryAfter !== null) c.header('Retry-After', retryAfter)
    return again(c, comesBack(typed, failure.issues ?? [], failure.message), status as ContentfulStatusCode)
  }

  /** What is wrong with a field that is not seen is said of the whole. */
  function comesBack(answers: Answers, found: PostedForm['issues'], otherwise: string): PostedForm {
    const isSeen = ({ path }: { path: string }) => {
      const control = definition.fields[path]?.control
      return control !== undefined && control !== 'hidden'
    }
    const issues = found.filter(isSeen)
    return { asks, answers, issues, ...(issues.length === 0 && { problem: otherwise }) }
  }
}

async function readForm(c: Context) {
  try {
    return await c.req.parseBody()
  } catch {
    return fail('bad-request')
  }
}

/** A form that is refused before it is read: its page comes back empty, and says why. */
export const refused =
  ({ sayIn }: Pick<Deps, 'sayIn'>, { asks }: PlainForm, again: Again) =>
  (error: Error, c: Context<ServerEnv>) => {
    if (!(error instanceof ApiError)) return onError(error, c)
    c.set('refusedAs', error.code)
    const problem = sayIn(pageLanguage(c))(error.message)
    return again(c, { asks, answers: {}, issues: [], problem }, failures[error.code].status)
  }
