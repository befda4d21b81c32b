import * as v from 'valibot'
import { form } from '../../core/event.ts'
import { type Answers, onlyWhen } from '../../core/field.ts'
import { messages } from '../../reference/messages.ts'
import { ncbOptions, policyStatusOptions, previousPolicyTypes } from '../../reference/policies.ts'
import { addDays } from '../../rules/calendar.ts'
import { formatDayWithYear } from '../../rules/dates.ts'
import { dayIfGiven, entry, judgedDay, noYes, oneOf, yesNo } from '../../schemas/answers.ts'
import { statusOn } from '../rules/business-type.ts'
import { previousPolicyLabels } from '../rules/previous-policy-type.ts'
import { assumed, policyStatus } from './previous-policy.ts'

const { form: texts, labels } = messages
const isKnown = (answers: Answers) => answers.status !== 'no information'
const hasLongTerm = (answers: Answers) => typeof answers.longTermUntil === 'string' && isKnown(answers)

const usual = {
  claimed: 'no',
  insurer: { value: 'ICICI', label: 'ICICI Lombard General Insurance' },
  policyType: 'Comprehensive',
  ncb: 25,
} as const

/**
 * The policy that ends, and the long-term third-party policy that still runs; with no information only the claim is
 * asked (VALID-49, VALID-50, C-58, C-59, ruling 24).
 */
export const previousPolicyQuestion = form(
  'View plans',
  {
    claimed: {
      label: 'Did you make a claim in the last year?',
      recorded: true,
      control: 'radio',
      schema: yesNo,
      options: noYes,
      format: (claimed: string) => (claimed === 'yes' ? 'a claim last year' : 'no claim'),
    },
    status: {
      label: 'Previous policy status',
      recorded: true,
      control: 'select',
      schema: policyStatus,
      options: policyStatusOptions,
      format: 'plain',
      judge: (status, { endDate }, today) =>
        typeof endDate === 'string' && status !== 'no information' && status !== statusOn(endDate, today)
          ? texts.expiryConflict
          : undefined,
    },
    insurer: {
      label: 'Previous insurer',
      recorded: true,
      control: 'combobox',
      list: 'previousInsurers',
      format: 'plain',
      schema: entry,
      when: isKnown,
    },
    endDate: {
      label: 'Previous policy end date',
      control: 'expiry',
      format: (date: string) => `ends ${formatDayWithYear(date)}`,
      schema: judgedDay(),
      when: isKnown,
    },
    policyType: {
      label: 'Previous policy type',
      recorded: true,
      control: 'radio',
      schema: oneOf(previousPolicyTypes),
      options: previousPolicyTypes.map((value) => ({ value, label: previousPolicyLabels[value] })),
      format: 'plain',
      when: isKnown,
    },
    ncb: {
      label: labels.ncbTitle,
      recorded: true,
      control: 'radio',
      schema: v.picklist(ncbOptions, texts.required),
      options: ncbOptions.map((slab) => ({ value: slab, label: `${slab}%` })),
      hint: 'The NCB shown on your current policy.',
      format: (slab: number) => `bonus ${slab}%`,
      when: (answers) => answers.claimed === 'no' && isKnown(answers),
    },
    tpInsurer: {
      label: 'Third-party policy insurer (optional)',
      recorded: true,
      control: 'combobox',
      list: 'previousInsurers',
      schema: v.optional(entry),
      hint: 'Of the third-party policy bought with the vehicle, where it still runs.',
      format: 'plain',
      when: hasLongTerm,
    },
    tpEndDate: onlyWhen(hasLongTerm, {
      label: 'Third-party policy end date (optional)',
      control: 'date',
      schema: dayIfGiven,
      judge: (end, _, today) => (end !== undefined && end <= today ? texts.thirdPartyEnded : undefined),
      note: ({ longTermUntil }) =>
        typeof longTermUntil === 'string' ? `${formatDayWithYear(longTermUntil)} at the latest` : undefined,
      format: (end) => (end === undefined ? '' : `third-party cover until ${formatDayWithYear(end)}`),
    }),
    /** The day until which the third-party policy bought with the vehicle runs, while it does. */
    longTermUntil: onlyWhen(hasLongTerm, { label: 'Known already', control: 'hidden', schema: v.string() }),
    /** Set by the registry's answer, or where the question is put off. */
    assumed: onlyWhen((answers) => answers.assumed !== undefined, {
      label: 'Taken for granted',
      control: 'hidden',
      unasked: true,
      schema: assumed,
    }),
  },
  (today) => [
    { ...usual, status: 'continue' as const, endDate: addDays(today, 20) },
    { ...usual, status: 'continue' as const, endDate: addDays(today, 61) },
    { claimed: 'yes' as const, status: 'no information' as const },
  ],
)
