// @vitest-environment dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { profile } from '#machines/reference/messages/profile.ts'
import { no, profileOnScreen, theProfile, yes } from './profile-on-screen.tsx'

const texts = profile.devices
const times = { startedAt: '2026-06-14T04:30:00.000Z', usedAt: '2026-06-15T04:00:00.000Z' }
const here = { id: 'here', isHere: true, isPartners: false, ...times }
const phone = { id: 'phone', isHere: false, isPartners: false, ...times }

it('one’s own sessions are shown when asked for, and each of another device is ended by itself', async () => {
  const { person, called } = await profileOnScreen('', {
    'customer/profile': theProfile(),
    'customer/sessions': [yes({ data: [here, phone] }), yes({ data: [here] })],
    'customer/endSession': [no(403, 'not-allowed'), yes({})],
  })
  const card = await screen.findByRole('region', { name: texts.title })
  await person.click(within(card).getByRole('button', { name: texts.show }))
  expect(await within(card).findByText(texts.here)).toBeTruthy()
  const end = within(card).getByRole('button', { name: texts.end })
  await person.click(end)
  expect(await within(card).findByText('It is not-allowed')).toBeTruthy()
  await person.click(end)
  await waitFor(() => expect(within(card).queryByText(texts.other)).toBeNull())
  expect(called('customer/endSession')).toEqual([{ id: 'phone' }, { id: 'phone' }])
})
