import { createRequire } from 'node:module'

const resolve = createRequire(import.meta.url).resolve
const family = '@expo-google-fonts/noto-sans-devanagari'

/** One family that has Latin, Devanagari and the rupee sign in every weight. */
export const fonts = {
  regular: resolve(`${family}/400Regular/NotoSansDevanagari_400Regular.ttf`),
  strong: resolve(`${family}/600SemiBold/NotoSansDevanagari_600SemiBold.ttf`),
  bold: resolve(`${family}/700Bold/NotoSansDevanagari_700Bold.ttf`),
} as const
export type Weight = keyof typeof fonts

export const colours = {
  ink: '#0b2930',
  soft: '#48626a',
  line: '#d7e1df',
  panel: '#eef5f3',
  brand: '#0a5c5a',
  mark: '#b3261e',
} as const

/** A4 in points. */
export const sheet = { left: 42, right: 553, top: 64, bottom: 782, width: 511 } as const

export const sizes = { title: 19, heading: 10.5, text: 9, label: 7.5, fine: 8, foot: 7 } as const
