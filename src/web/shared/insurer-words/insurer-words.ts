import { translatorOf } from '#texts/translator.ts'
import { healthLineLabels } from './health-lines.ts'
import { motorLineLabels, motorReasonLabels } from './motor-lines.ts'
import { motorRemarkLabels } from './motor-remarks.ts'
import { petLineLabels } from './pet-lines.ts'

/**
 * What an insurer has sent, in the language of the page where it is a line that we know: the lists have each as it is
 * sent, and as it is read. Any other is shown as it was sent.
 */
export const insurerWords = translatorOf(
  new Map(
    [motorLineLabels, motorReasonLabels, motorRemarkLabels, healthLineLabels, petLineLabels].flatMap(
      (labels) => Object.entries(labels),
    ),
  ),
)
