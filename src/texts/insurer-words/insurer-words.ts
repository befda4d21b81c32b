import { type Translator, translatorOf } from '../translator.ts'
import { healthLineLabels } from './health-lines.ts'
import { motorLineLabels, motorReasonLabels } from './motor-lines.ts'
import { motorRemarkLabels } from './motor-remarks.ts'
import { petLineLabels } from './pet-lines.ts'
import { planFeatureLabels } from './plan-features.ts'

/** What insurers send: each text as it is sent, and as it is read. */
export const knownTexts: readonly [sent: string, read: string][] = [
  motorLineLabels,
  motorReasonLabels,
  motorRemarkLabels,
  healthLineLabels,
  petLineLabels,
  planFeatureLabels,
].flatMap((labels) => Object.entries(labels))

/** Says a reason and, apart from it, the years that it is for. */
export const inParts =
  (say: Translator): Translator =>
  (text) =>
    text
      .split(/; (?=\d+ years$)/)
      .map(say)
      .join('; ')

/** What an insurer has sent, in the language of the page; what we do not know is shown as it was sent. */
export const insurerWords = inParts(translatorOf(new Map(knownTexts)))
