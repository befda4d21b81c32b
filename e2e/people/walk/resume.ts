import { expect, type Page } from 'playwright/test'
import { screenOf } from '#machines/core/screen.ts'
import { resumeTestModel } from '#machines/purchase/resume/resume.test-model.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { resume } from '#machines/reference/messages/resume.ts'
import { codeField } from '../../driver/prove.ts'
import type { Stage, Walk } from '../../walk/stage.ts'
import { follow, hasVisited } from '../../walk/visited.ts'
import { calls } from './replies.ts'
import { sendCodeReply, verifyCodeReply } from './resume-replies.ts'

const offer = (page: Page) => page.getByRole('dialog', { name: labels.resumeTitle, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function expectState({ page, snapshot }: Walk): Promise<void> {
  const { state, view, title = '', path = '', problem } = screenOf(snapshot)
  const { way, leadId } = snapshot.context
  if (state === 'forgotten') return expect(offer(page)).toHaveCount(0)
  if (view === 'resume') return expect(offer(page)).toBeVisible()
  if (view === 'proveOwner')
    return expect(page.getByRole('heading', { level: 1 })).toHaveText(resume.proveTitle)
  if (path !== '') return hasVisited(page, path.replace('{id}', leadId))
  // A browser that began a journey reads it behind the home page.
  if (way === 'browser' || view === 'waiting' || state === 'here') return
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  if (problem !== undefined) await expect(page.getByText(problem, { exact: true })).toBeVisible()
}

/** The proof is a machine of its own; here it is given, or the journey is left. */
async function prove({ page, held }: Walk, isProved: boolean): Promise<void> {
  if (!isProved) return button(page, labels.newSearch).click()
  held.hold('sendCode', { paths: ['journey/sendCode'] })
  await button(page, resume.sendCode).click()
  await held.answer('sendCode', {
    'journey/sendCode': sendCodeReply({ kind: 'sent', mobile: '98XXXXXX10' }),
  })
  held.hold('verifyCode', { paths: ['journey/verifyCode'] })
  await codeField(page).fill('1234')
  await held.answer('verifyCode', { 'journey/verifyCode': verifyCodeReply({ kind: 'proved' }) })
}

export const resumeStage: Stage = {
  testModel: resumeTestModel,
  calls,
  prepare: follow,
  starts: {
    'a lead of this browser': async (page) => {
      await page.goto('/why-choose')
      await page.context().addCookies([{ name: 'customerLeadId', value: 'lead-1', url: page.url() }])
      await page.goto('/')
    },
    'a link': async (page) => void (await page.goto('/resume/a.b.c')),
    'an id': async (page) => void (await page.goto('/resume/lead-1')),
    'a page of a journey': async (page) => void (await page.goto('/quotelist/lead-1')),
  },
  expectState,
  causes: {
    proveOwner: (walk, { output }) => prove(walk, output.isProved),
  },
}
