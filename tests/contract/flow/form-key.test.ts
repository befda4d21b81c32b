import * as v from 'valibot'
import { expect, it } from 'vitest'
import { formKey } from '#contract/flow/form-key.ts'

it('the key of a drawn form is an id of 22 letters, digits, hyphens and underscores', () => {
  const key = 'abcdefghij_-0123456789'
  expect(v.is(formKey, key)).toBe(true)
  for (const wrong of ['', key.slice(1), `${key}0`, `0${key}`, `${key.slice(1)} `, `${key.slice(1)}!`])
    expect(v.is(formKey, wrong), wrong).toBe(false)
})
