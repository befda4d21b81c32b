import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import * as v from 'valibot'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { formKey, formKeyField, formKeyHeader } from '#contract/flow/form-key.ts'
import { toSave } from '#contract/flow/save.ts'
import { givenPlateCookie } from '#contract/registration/given-plate.ts'
import { searchRegistration } from '#contract/registration/registration.calls.ts'
import { sendSupportRequest } from '#contract/support/support.calls.ts'
import type { EventDefinition, PayloadOf } from '#machines/core/event.ts'
import type { Product } from '#machines/core/product.ts'
import { homeEvents } from '#machines/home/home.events.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { products } from '#machines/products.ts'
import { addressIn } from '#machines/reference/language-addresses.ts'
import { support as texts } from '#machines/reference/messages/support.ts'
import { writtenPages } from '#machines/reference/messages/written-pages.ts'
import type { VehicleKind } from '#machines/reference/policies.ts'
import { formatDayIn } from '#machines/rules/dates.ts'
import { supportRequestEvents } from '#machines/support/request/support-request.events.ts'
import type { Deps } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import type { Refused } from '../http/own-call.ts'
import { htmlPage } from '../http/page.ts'
import { pageLanguage } from '../http/page-language.ts'
import { creditIn, onward } from './link.ts'

type Taken = Response | Refused
type FormDeps = Pick<Deps, 'config' | 'sayIn'>

/** The form of a public page, and what its answers do where no script sends them. */
export type PlainForm = {
  path: string
  asks: string
  definition: EventDefinition
  take: (c: Context<ServerEnv>, answers: unknown) => Promise<Taken>
}

/** A form with the type of what its schema gives. */
function plainForm<P>(
  path: string,
  asks: string,
  definition: EventDefinition<P>,
  take: (c: Context<ServerEnv>, answers: P) => Promise<Taken>,
): PlainForm {
  return { path, asks, definition, take: (c, answers) => take(c, answers as P) }
}

/** The forms of the public pages. Each makes the call that the script would make. */
export function plainForms({ config, sayIn }: FormDeps): readonly PlainForm[] {
  const plate = (c: Context<ServerEnv>, given: { registrationNumber: string; vehicleType?: VehicleKind }) => {
    const secure = config.baseUrl.startsWith('https:')
    const lasting = { path: '/', maxAge: minutesToArrive * 60, sameSite: 'Lax', secure } as const
    setCookie(c, givenPlateCookie, JSON.stringify(given), lasting)
    return c.redirect(onward(c, '/motor'), 303)
  }
  const started = ({ key, path, firstPage: { asks }, events, emptyRecord }: Product) => {
    if (asks === undefined) return []
    const definition = events[asks]
    if (!definition) throw new Error(`${key} does not ask for ${asks}`)
    return plainForm(path, asks, definition, async (c, answers) => {
      const event = { ...(answers as object), type: asks }
      const save = toSave(emptyRecord, 1, {
        loggedInUser: false,
        answered: { screen: undefined, events: [event] },
      })
      const { [formKeyField]: key } = await c.req.parseBody()
      const once: Record<string, string> = v.is(formKey, key) ? { [formKeyHeader]: key } : {}
      const begun = await c.var.ownCall(c, saveFlow, { ...save, ...(await creditIn(c)) }, once)
      if (!begun.ok) return begun
      // Whoever may open the journey is led to where it goes on.
      return c.redirect(onward(c, `/resume/${begun.reply.data.data.customerLeadId}`), 303)
    })
  }
  const asked = (path: string) => {
    const definition = supportRequestEvents['request.given']
    return plainForm(path, 'request.given', definition, async (c, question) => {
      const sent = await c.var.ownCall(c, sendSupportRequest, question)
      return sent.ok ? receipt(c, question, sent.reply.data) : sent
    })
  }
  const receipt = (
    c: Context<ServerEnv>,
    { email }: PayloadOf<(typeof supportRequestEvents)['request.given']>,
    { number, promisedOn }: { number: string; promisedOn: string },
  ) => {
    const language = pageLanguage(c)
    const say = sayIn(language)
    const day = formatDayIn(say, promisedOn)
    const body = html`<p>${say(texts.sentLead(number, day))} ${say(texts.mailed(email))}</p>
      <p><a href="${addressIn(language, '/')}">${say(writtenPages.home)}</a></p>`
    return htmlPage(c, { title: say(texts.sent), body, language })
  }
  return [
    plainForm('/', 'registration.given', homeEvents['registration.given'], async (c, given) =>
      plate(c, { ...given, ...(await classOf(c, given)) }),
    ),
    plainForm('/motor', 'registration.given', motorEvents['registration.given'], async (c, given) =>
      plate(c, given),
    ),
    ...products.flatMap(started),
    asked('/support'),
    asked('/contact-us'),
  ]
}

/** So long a number is on its way to the wizard. */
const minutesToArrive = 10

/** The registry knows a bike's number from a car's; where it says nothing the wizard asks. */
async function classOf(c: Context<ServerEnv>, { registrationNumber }: { registrationNumber: string }) {
  const known = await c.var.ownCall(c, searchRegistration, { registrationNumber })
  return known.ok && known.reply.data ? { vehicleType: known.reply.data.vehicleType } : {}
}
