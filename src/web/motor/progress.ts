import type { Screen } from '#machines/core/screen.ts'

const lastScreen = 8

/** The wizard's share of the progress, in the specification's screens. */
export const progress = ({ screen = 0 }: Screen): { step: number; of: number } | undefined =>
  screen === 0 || screen > lastScreen ? undefined : { step: screen, of: lastScreen }
