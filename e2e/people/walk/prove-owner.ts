import { expect, type Page } from 'playwright/test'
import { screenOf } from '#machines/core/screen.ts'
import { proveOwnerTestModel } from '#machines/purchase/prove-owner/prove-owner.test-model.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { resume } from '#machines/reference/messages/resume.ts'
import { codeField } from '../../driver/prove.ts'
import type { Stage, Walk } from '../../walk/stage.ts'
import { calls } from './replies.ts'
import { readJourneyReply } from './resume-replies.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Whoever has proved it is let in, which here nobody is: the journey asks again. */
async function expectState({ page, snapshot }: Walk): Promise<void> {
  const { title = '', view, problem, busy, state } = screenOf(snapshot)
  if (state === 'left') return expect(page).toHaveURL('/')
  if (state === 'proved') return expect(heading(page)).toHaveText(resume.proveTitle)
  await expect(heading(page)).toHaveText(title)
  if (problem !== undefined) await expect(page.getByText(problem, { exact: true })).toBeVisible()
  if (view === 'enterCode') return entersCode(page, snapshot)
  await expect(button(page, resume.sendCode)).toHaveCount(view === 'askCode' ? 1 : 0)
  if (busy) await expect(button(page, resume.sendCode)).toBeDisabled()
}

async function entersCode(page: Page, snapshot: Walk['snapshot']): Promise<void> {
  const { codeError } = snapshot.context
  await expect(button(page, labels.resend)).toHaveCount(snapshot.hasTag('resendable') ? 1 : 0)
  await expect(button(page, resume.retry)).toHaveCount(snapshot.can({ type: 'code.retried' }) ? 1 : 0)
  if (codeError === undefined) return
  await expect(page.getByText(codeError, { exact: true })).toBeVisible()
  await expect(codeField(page)).toHaveValue('')
}

const visit = async (page: Page): Promise<void> => void (await page.goto('/resume/lead-1'))

export const proveOwnerStage: Stage = {
  testModel: proveOwnerTestModel,
  calls,
  usual: {
    'admin/getFlow': ({ snapshot }) => readJourneyReply({ kind: 'locked', mobile: snapshot.context.mobile }),
  },
  starts: {
    'a journey of another browser': visit,
    'a journey without a number': visit,
  },
  expectState,
  causes: {
    'code.given': async ({ page }, { otp }) => {
      // The caret keeps to the end of the code, so what stands there is taken back digit by digit.
      for (const _ of await codeField(page).inputValue()) await codeField(page).press('Backspace')
      await codeField(page).fill(otp)
    },
  },
}
