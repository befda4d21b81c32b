import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import tariffs from '#machines/reference/data/tariff.json' with { type: 'json' }
import { motorInsurers } from '#machines/reference/insurers.ts'
import { isDeclined, rateMotor } from '#sandbox/rating/motor-premium.ts'
import { readCatalogue } from '#texts/catalogue.ts'
import { translatorOf } from '#texts/translator.ts'
import { healthLineLabels } from '#web/shared/insurer-words/health-lines.ts'
import { insurerWords } from '#web/shared/insurer-words/insurer-words.ts'
import { motorLineLabels, motorReasonLabels } from '#web/shared/insurer-words/motor-lines.ts'
import { motorRemarkLabels } from '#web/shared/insurer-words/motor-remarks.ts'
import { petLineLabels } from '#web/shared/insurer-words/pet-lines.ts'
import { anyInsurer, anyRisk } from '../sandbox/rating/any-risk.ts'
import { today } from '../sandbox/rating/samples.ts'

const lists = [motorLineLabels, motorReasonLabels, motorRemarkLabels, healthLineLabels, petLineLabels]
const hindi = readCatalogue('hi')
/** As on a page in Hindi, where what is read of each line is that of the catalogue. */
const inHindi = translatorOf(
  new Map(
    lists.flatMap((labels) =>
      Object.entries(labels).map(([sent, read]): [string, string] => [sent, hindi.get(read) ?? read]),
    ),
  ),
)

/** Names, which are the same in every language. */
const names = [
  ...Object.values(tariffs).flatMap((rows) => rows.map(({ source }) => source)),
  ...motorInsurers.map(({ name }) => name),
  'India Motor Tariff, GR 27',
]
const leftInEnglish = (text: string): boolean =>
  /[a-z]{3}/.test(names.reduce((rest, name) => rest.replaceAll(name, ''), text))

describe('what an insurer has sent', () => {
  it('is read in Hindi, whatever the vehicle and the insurer', () => {
    fc.assert(
      fc.property(anyRisk, anyInsurer, (risk, insurer) => {
        const premium = rateMotor(risk, insurer, today)
        const sent = isDeclined(premium)
          ? [premium.declined]
          : [
              ...premium.lines.flatMap(({ label, reason }) => [label, reason]),
              ...premium.notOffered.map(({ reason }) => reason),
            ]
        expect(sent.map((text) => inHindi(text)).filter(leftInEnglish)).toEqual([])
      }),
      { numRuns: 1_500 },
    )
  })

  it('keeps its numbers and names', () => {
    expect(inHindi("60% of ₹9,211: Digit's grid by age, fuel, zone, claim and break in cover")).toBe(
      '₹9,211 का 60%: उम्र, फ़्यूल, ज़ोन, क्लेम और कवर टूटने के हिसाब से Digit की दरें',
    )
  })

  it('is shown as it was sent on an English page, and everywhere where nobody knows it', () => {
    const known = "60% of ₹9,211: Digit's grid by age, fuel, zone, claim and break in cover"
    expect(insurerWords(known)).toBe(known)
    for (const unknown of ['Loyalty reward', 'Two free services a year', 'Only 3% of drivers over 60'])
      expect([insurerWords(unknown), inHindi(unknown)]).toEqual([unknown, unknown])
  })
})
