// @vitest-environment dom
import { beforeEach, expect, it } from 'vitest'
import { sampleCustomer, sampleProfile } from '#machines/account/sample-sessions.ts'
import { sampleHealth } from '#machines/health/record/samples.ts'
import { remember } from '#web/session/remember.ts'
import { ownAnswers } from '#web/shared/proposal/own-answers.ts'

const today = '2026-11-21'
const { name: fullName, mobile, email } = sampleProfile(today)
const { customer: _, person: __, ...record } = sampleHealth()
const named = (own: object) => ({ ...record, customer: { name: 'Ravi', mobile, email: '', ...own } })

beforeEach(() => remember(sampleCustomer(today)))

it('a proposal does not ask a logged-in customer again for what they have told', () => {
  expect(ownAnswers('person.given', record)).toEqual({ fullName, mobile, email })
  expect(ownAnswers('person.given', named({}))).toEqual({ email })
})

it('a proposal in the name of another person, or one that was answered, keeps what it has', () => {
  expect(ownAnswers('person.given', named({ mobile: '9123456789' }))).toEqual({})
  expect(ownAnswers('person.given', named({ email: 'ravi@example.com' }))).toEqual({})
  expect(ownAnswers('nominee.given', record)).toEqual({})
})

it('nobody is known before they have logged in', () => {
  remember({ kind: 'anonymous' })
  expect(ownAnswers('person.given', record)).toEqual({})
})
