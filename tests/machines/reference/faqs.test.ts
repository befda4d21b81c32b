import { describe, expect, test } from 'vitest'
import { petInsurers } from '#machines/pet/reference/pet-offers.ts'
import { petTariff } from '#machines/pet/reference/pet-tariff.ts'
import { questionSets } from '#machines/reference/faqs.ts'
import { inForce } from '#machines/reference/tariff.ts'

describe('the questions', () => {
  test('are six sets with a tab and one for Term without, three questions each [REF-34, HOME-29, HOME-30]', () => {
    expect(questionSets.map(({ label, hasTab }) => [label, hasTab])).toEqual([
      ['Health', true],
      ['Travel', true],
      ['Pet', true],
      ['Two-Wheeler', true],
      ['PVT Car', true],
      ['Taxi', true],
      ['Term', false],
    ])
    expect(questionSets.map(({ questions }) => questions.length)).toEqual(Array(7).fill(3))
    for (const { asks, answer } of questionSets.flatMap(({ questions }) => questions))
      expect([asks, answer]).toEqual([expect.stringMatching(/\?$/), expect.stringMatching(/\w.{20,}\.$/s)])
  })

  test('of pets are answered with what the tariff and the plans hold', () => {
    const said = questionSets.find(({ key }) => key === 'pet')?.questions.map(({ answer }) => answer)
    const { coPayPct, gstPct, waits, discountPct } = inForce(petTariff, '2026-11-23')
    expect(said?.[0]).toContain('up to 7 years when they are first insured and giant dogs up to 4')
    expect(new Set(petInsurers.map(({ pet }) => `${pet.entry.other} ${pet.entry.giant}`))).toEqual(
      new Set(['7 4']),
    )
    expect(new Set(petInsurers.map(({ pet }) => pet.entryFromMonths))).toEqual(new Set([3, 6]))
    expect(said?.[1]).toContain(
      `after ${waits.illnessDays} days, and after ${waits.illnessDaysWithoutMedical} days for pets above ${waits.withoutMedicalOverYears} years`,
    )
    expect(said?.[2]).toContain(`${coPayPct}% of every surgery`)
    expect(said?.[2]).toContain(`${gstPct}% GST`)
    expect(new Set(Object.values(discountPct))).toEqual(new Set([5]))
  })
})
