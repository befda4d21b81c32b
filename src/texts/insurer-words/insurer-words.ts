import { type Translator, translatorOf } from '../translator.ts'
import { healthLineLabels } from './health-lines.ts'
import { motorLineLabels, motorReasonLabels } from './motor-lines.ts'
import { motorRemarkLabels } from './motor-remarks.ts'
import { petLineLabels } from './pet-lines.ts'
import { planFeatureLabels } from './plan-features.ts'
import { underwritingLabels } from './underwriting.ts'

/** What insurers send: each text as it is sent, and as it is read. */
export const knownTexts: readonly [sent: string, read: string][] = [
  motorLineLabels,
  motorReasonLabels,
  motorRemarkLabels,
  healthLineLabels,
  petLineLabels,
  planFeatureLabels,
  underwritingLabels,
].flatMap((labels) => Object.entries(labels))

/** The loadings that a premium was adjusted by, which are named in one text. */
const loadings = /(?<=^The underwriter has adjusted the premium: ).+(?=\.$)/

/** Says a reason and, apart from it, the years that it is for and each loading that it names. */
export const inParts =
  (say: Translator): Translator =>
  (text) =>
    text
      .split(/; (?=\d+ years$)/)
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

/** What an insurer has sent, in the language of the page; what we do not know is shown as it was sent. */
export const insurerWords = inParts(translatorOf(new Map(knownTexts)))
