import { expect, type Page, test } from 'playwright/test'
import { ownDetailsEvents } from '#machines/account/profile/own-details.events.ts'
import type { SaveOutcome } from '#machines/account/profile/own-details.machine.ts'
import { ownDetailsTestModel } from '#machines/account/profile/own-details.test-model.ts'
import { sampleCustomer } from '#machines/account/sample-sessions.ts'
import { screenOf } from '#machines/core/screen.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { dayToSlashes } from '#machines/rules/day.ts'
import type { Erasure } from '#machines/schemas/erasure.ts'
import type { OwnProfile, OwnSession } from '#machines/schemas/profile.ts'
import { fillForm, perform } from '../../driver/perform.ts'
import { today } from '../../driver/today.ts'
import type { Reply } from '../../walk/api-request.ts'
import type { Calls } from '../../walk/held-calls.ts'
import type { Stage, Walk } from '../../walk/stage.ts'
import { openSection } from '../own-page.ts'
import { sessionReply } from './replies.ts'

type FieldError = { path: string }

const wireOf = ({ version, isPartnersWord, isReminded, ...profile }: OwnProfile) => ({
  id: 'customer-1',
  version,
  isPartnersWord,
  isReminded,
  customer_name: profile.fullName,
  customer_gender: profile.gender,
  customer_email: profile.email,
  customer_phone: profile.mobile,
  dateOfBirth: dayToSlashes(profile.dateOfBirth ?? ''),
  marital_status: profile.maritalStatus,
  city: profile.city,
  customer_unique_number: '4820193746152',
})

const profileReply = (profile: OwnProfile) => ({ json: { status: 'success', data: wireOf(profile) } })

function saveReply(said: SaveOutcome): Reply {
  if (said.kind === 'saved') return profileReply(said.profile)
  const refusal = { status: 'error', message: '' }
  if (said.kind === 'refused') {
    return { status: 422, json: { ...refusal, code: 'invalid', issues: said.errors } }
  }
  return { status: 409, json: { ...refusal, code: 'saved-elsewhere', current: wireOf(said.profile) } }
}

const calls: Calls = {
  saveDetails: {
    paths: ['customer/updateProfile'],
    told: (said: SaveOutcome) => ({ 'customer/updateProfile': saveReply(said) }),
  },
  keepReminders: {
    paths: ['customer/chooseReminders'],
    told: () => ({ 'customer/chooseReminders': { json: { status: 'success' } } }),
  },
  fetchOwnData: {
    paths: ['customer/ownData'],
    told: () => ({
      'customer/ownData': {
        json: {
          status: 'success',
          data: {
            madeAt: '2026-06-15T04:31:00.000Z',
            profile: {},
            logIns: [],
            supportRequests: [],
            journeys: [],
            retention: [],
          },
        },
      },
    }),
  },
  eraseOwnData: {
    paths: ['customer/eraseData'],
    told: (receipt: Erasure) => ({ 'customer/eraseData': { json: { status: 'success', data: receipt } } }),
  },
  listSessions: {
    paths: ['customer/sessions'],
    told: (data: readonly OwnSession[]) => ({ 'customer/sessions': { json: { status: 'success', data } } }),
  },
  endSession: {
    paths: ['customer/endSession'],
    told: () => ({ 'customer/endSession': { json: { status: 'success' } } }),
  },
  logOutEverywhere: {
    paths: ['auth/logout'],
    told: () => ({ 'auth/logout': { json: { status: 'success' } } }),
  },
}

async function expectState({ page, snapshot }: Walk): Promise<void> {
  if (snapshot.status === 'done') return expect(page).toHaveURL('/')
  const { view, overlay, problem, busy } = screenOf(snapshot)
  const { profile, errors, sessions, sessionsProblem } = snapshot.context
  await expect(page.getByRole('dialog')).toHaveCount(overlay ? 1 : 0)
  if (problem !== undefined) await expect(page.getByText(problem, { exact: true })).toBeVisible()
  for (const { message } of errors) await expect(page.getByText(message, { exact: true })).toBeVisible()
  if (view === 'details') {
    await expect(page.getByText(profile.city, { exact: true })).toBeAttached()
    if (sessionsProblem !== undefined)
      await expect(page.getByText(sessionsProblem, { exact: true })).toBeAttached()
    const list = page.getByRole('list', { name: texts.devices.list, includeHidden: true })
    return expect(list.getByRole('listitem', { includeHidden: true })).toHaveCount(sessions?.length ?? 0)
  }
  if (view === 'changedElsewhere') return expect(page.getByText(texts.savedElsewhere)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Change your details' })).toBeVisible()
  await expect(page.getByText('Saving...')).toHaveCount(busy ? 1 : 0)
}

async function signedIn(page: Page): Promise<void> {
  const url = String(test.info().project.use.baseURL)
  const cookies = ['signed_in', 'access_token'].map((name) => ({ name, value: 'faked', url }))
  await page.context().addCookies(cookies)
  await openSection(page, 'myProfile')
}

export const ownDetailsStage: Stage = {
  testModel: ownDetailsTestModel,
  calls,
  usual: {
    'auth/session': sessionReply(sampleCustomer(today())),
    'customer/profile': ({ snapshot }) => profileReply(snapshot.context.profile),
  },
  starts: { 'a customer': signedIn, 'a visitor of a partner': signedIn },
  expectState,
  causes: {
    'reminders.switched': ({ page }) => page.getByRole('switch', { name: texts.privacy.reminders }).click(),
    'details.given': async ({ page, snapshot }, event) => {
      // What the server refused is not sent again before it was changed.
      for (const { path } of snapshot.context.errors as FieldError[]) {
        await fillForm(page, ownDetailsEvents['details.given'], { [path]: '' })
      }
      await perform(page, ownDetailsEvents['details.given'], event as never)
    },
  },
}
