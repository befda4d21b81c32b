import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shots } from '#machines/motor/record/photograph.ts'
import { petInsurers } from '#machines/pet/reference/pet-offers.ts'
import { digit } from '#machines/reference/insurers/digit.insurer.ts'
import { healthInsurers, motorInsurers } from '#machines/reference/insurers.ts'
import { businessTypes } from '#machines/reference/policies.ts'
import { inForce, tariff } from '#machines/reference/tariff.ts'
import { motorRater } from '#sandbox/insurers/motor.rater.ts'
import { rateHealth } from '#sandbox/rating/health-premium.ts'
import { underwriteHealth } from '#sandbox/rating/health-underwriting.ts'
import { rateMotor } from '#sandbox/rating/motor-premium.ts'
import { ratePets } from '#sandbox/rating/pet-premium.ts'
import type { Declined } from '#sandbox/rating/underwriting.ts'
import { readCatalogue } from '#texts/catalogue.ts'
import { inParts, insurerWords, knownTexts } from '#texts/insurer-words/insurer-words.ts'
import { translatorOf } from '#texts/translator.ts'
import { anyHousehold, ratedOn } from '../sandbox/rating/any-household.ts'
import { anyHealthInsurer, anyPerson, anyProposal } from '../sandbox/rating/any-person.ts'
import { anyInsurer, anyRisk } from '../sandbox/rating/any-risk.ts'
import { proposedSwift, swift, today } from '../sandbox/rating/samples.ts'

const hindi = readCatalogue('hi')
/** As on a page in Hindi, where what is read of each text is that of the catalogue. */
const inHindi = inParts(
  translatorOf(new Map(knownTexts.map(([sent, read]) => [sent, hindi.get(read) ?? '']))),
)

/** Names, which are the same in every language. */
const names = [
  'Motor Vehicles (Third Party Insurance Base Premium and Liability) Rules 2022, G.S.R. 394(E)',
  'India Motor Tariff 2002',
  ...motorInsurers.map(({ name }) => name),
  'India Motor Tariff, GR 27',
  ...[...healthInsurers.map(({ health }) => health), ...petInsurers.map(({ pet }) => pet)].map(
    ({ planName }) => planName.replace(' (sandbox)', ''),
  ),
  '(sandbox)',
  ...['Rex', 'Mia', 'Tom'],
]
const leftInEnglish = (text: string): boolean =>
  /[a-z]{3}/.test(names.reduce((rest, name) => rest.replaceAll(name, ''), text))

type Sent =
  | {
      lines: readonly { label: string; reason: string }[]
      notOffered: readonly { reason: string }[]
      features?: object
    }
  | Declined

/** All that comes with a price is in Hindi. */
function leavesNothing(sent: Sent): void {
  const texts =
    'declined' in sent
      ? [sent.declined]
      : [
          ...sent.lines.flatMap(({ label, reason }) => [label, reason]),
          ...sent.notOffered.map(({ reason }) => reason),
          ...Object.values(sent.features ?? {})
            .flat()
            .filter((feature) => typeof feature === 'string'),
        ]
  expect(texts.map((text) => inHindi(text)).filter(leftInEnglish)).toEqual([])
}

describe('what an insurer has sent', () => {
  it('is read in Hindi, whatever the vehicle and the insurer', () => {
    fc.assert(
      fc.property(anyRisk, anyInsurer, (risk, insurer) => leavesNothing(rateMotor(risk, insurer, today))),
      { numRuns: 1_500 },
    )
  })

  it('is read in Hindi, whoever is insured and by whom', () => {
    fc.assert(
      fc.property(anyPerson, anyHealthInsurer, (risk, { health }) =>
        leavesNothing(rateHealth(risk, health, today)),
      ),
    )
  })

  it('is read in Hindi, whatever the pets and the insurer', () => {
    fc.assert(
      fc.property(anyHousehold, fc.constantFrom(...petInsurers), (risk, { pet }) =>
        leavesNothing(ratePets(risk, pet, ratedOn)),
      ),
    )
  })

  it('is read in Hindi, whatever an underwriter adds for what a proposal says', () => {
    fc.assert(
      fc.property(anyPerson, anyHealthInsurer, anyProposal, (risk, { health }, proposal) => {
        const read = underwriteHealth(proposal, inForce(tariff.health, today))
        if ('declined' in read) return leavesNothing(read)
        leavesNothing(rateHealth(risk, health, today, read.loadings))
        const named = read.loadings.map((one) => `${one.label} ${'percent' in one ? one.percent : 0}%`)
        const reasons = [
          ...(read.referred ? [read.referred] : []),
          ...(named.length > 0 ? [`The underwriter has adjusted the premium: ${named.join(', ')}.`] : []),
        ]
        expect(reasons.map((text) => inHindi(text)).filter(leftInEnglish)).toEqual([])
      }),
    )
  })

  it('is read in Hindi, whether the photographs of an inspected vehicle have come or not', () => {
    const risk = { ...swift, businessType: businessTypes.breakInBefore90Days, previousEnd: '2026-07-20' }
    const answers = [[], shots.map((shot) => ({ shot, document_id: shot, taken_on: today }))].map(
      (photographs) =>
        motorRater.underwrite?.({ vehicle: proposedSwift, photographs }, { risk, insurer: digit, today }),
    )
    const said = answers.map((read) => (read && 'declined' in read ? read.declined : read?.referred) ?? '')
    expect(said.map((text) => inHindi(text))).toEqual([
      'गाड़ी की फ़ोटो नहीं मिली हैं।',
      'बीमा से पहले एक अंडरराइटर गाड़ी की फ़ोटो देखेंगे।',
    ])
  })

  it('is read in Hindi, whatever the gateway says of a payment that failed, alone or in a sentence', () => {
    const said = ['Your bank declined the payment', 'Payment was cancelled'].flatMap((text) => [
      text,
      `${text}.`,
    ])
    expect(said.map((text) => inHindi(text))).toEqual([
      'आपके बैंक ने पेमेंट मंज़ूर नहीं किया',
      'आपके बैंक ने पेमेंट मंज़ूर नहीं किया।',
      'पेमेंट रद्द कर दिया गया',
      'पेमेंट रद्द कर दिया गया।',
    ])
  })

  it('keeps its numbers and names', () => {
    expect(inHindi("60% of ₹9,211: Digit's grid by age, fuel, zone, claim and break in cover")).toBe(
      '₹9,211 का 60%: उम्र, फ़्यूल, ज़ोन, क्लेम और कवर टूटने के हिसाब से Digit की दरें',
    )
  })

  it('keeps the brackets of a name whole beside those of a source', () => {
    const sent =
      'Age 18 to 25, ₹5 lakh in zone 1: ₹6,300 a year, times 1.03 for Health Guard (sandbox) (Model after public charts of 2021, one person, 5 lakh, zone 1, since 01/04/2021)'
    expect(inHindi(sent)).toBe(
      'उम्र 18 से 25, ज़ोन 1 में ₹5 लाख: साल के ₹6,300, Health Guard (sandbox) के लिए गुणा 1.03 (2021 के सार्वजनिक चार्ट पर आधारित मॉडल, एक व्यक्ति, 5 लाख, ज़ोन 1, 01/04/2021 से)',
    )
  })

  it('is read pet by pet where no pet is taken, and a pet may be called like a text of ours', () => {
    const sent = 'None is not insured: Insures cats only; Mr. Rex is not insured: Renews pets up to 8 years'
    expect(inHindi(sent)).toBe(
      'None का बीमा नहीं होगा: सिर्फ़ बिल्लियों का बीमा करती है; Mr. Rex का बीमा नहीं होगा: पालतू जानवरों का रिन्यूअल 8 साल तक करती है',
    )
  })

  it('is shown as it was sent on an English page, and everywhere where nobody knows it', () => {
    const known = "60% of ₹9,211: Digit's grid by age, fuel, zone, claim and break in cover"
    expect(insurerWords(known)).toBe(known)
    for (const unknown of ['Loyalty reward', 'Two free services a year', 'Only 3% of drivers over 60'])
      expect([insurerWords(unknown), inHindi(unknown)]).toEqual([unknown, unknown])
  })
})
