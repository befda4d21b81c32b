import { type Translator, translatorOf } from '../translator.ts'
import { healthLineLabels } from './health-lines.ts'
import { motorLineLabels, motorReasonLabels } from './motor-lines.ts'
import { motorRemarkLabels } from './motor-remarks.ts'
import { paymentRemarkLabels } from './payment-remarks.ts'
import { petLineLabels } from './pet-lines.ts'
import { planFeatureLabels } from './plan-features.ts'
import { underwritingLabels } from './underwriting.ts'

/** What insurers and the gateway send: each text as it is sent, and as it is read. */
export const knownTexts: readonly [sent: string, read: string][] = [
  motorLineLabels,
  motorReasonLabels,
  motorRemarkLabels,
  healthLineLabels,
  petLineLabels,
  planFeatureLabels,
  underwritingLabels,
  paymentRemarkLabels,
].flatMap((labels) => Object.entries(labels))

/** The loadings that a premium was adjusted by, which are named in one text. */
const loadings = /(?<=^The underwriter has adjusted the premium: ).+(?=\.$)/

/** What a text of several parts is divided by: before the years that a price is for, and before the next pet. */
const between = /; (?=\d+ years$|[^;]+ is not insured: )/

/** Says the parts of a text one by one, and each loading that one names. */
export const inParts =
  (say: Translator): Translator =>
  (text) =>
    text
      .split(between)
      .map((part) =>
        part.replace(loadings, (list) =>
          list
            .split(/, (?=[LU])/)
            .map(say)
            .join(', '),
        ),
      )
      .map(say)
      .join('; ')

/** What an insurer or the gateway has sent, in the language of the page; what we do not know is shown as it was sent. */
export const insurerWords = inParts(translatorOf(new Map(knownTexts)))
