import type { BodyType } from '#machines/reference/body-types.ts'

/** A vehicle from its side, front to the right, on a ground of 96 by 48. */
type Shape = {
  /** Filled. */
  body: string
  /** Windows, seats and lamps: filled in the lighter colour. */
  light: string
  /** Drawn as lines, such as a fork. */
  lines?: string
  wheels: readonly [at: number, radius: number][]
  /** Wheels one can see through. */
  hasSpokes?: true
}

export const ground = { width: 96, height: 48, wheelsAt: 38 }

const carWheels = [
  [25, 7.5],
  [72, 7.5],
] as const satisfies Shape['wheels']
const bikeWheels = [
  [20, 9],
  [76, 9],
] as const satisfies Shape['wheels']
const bike = { wheels: bikeWheels, hasSpokes: true } as const

export const shapes: Readonly<Record<BodyType, Shape>> = {
  hatchback: {
    body: 'M8 38V24q0-4 4-5l6-9q2-3 6-3h27q4 0 7 3l10 10 14 3q9 2 9 8v7Z',
    light: 'M20 19l5-7q1-1 3-1h13v8ZM45 11h7q2 0 3 1l8 7H45Z',
    wheels: carWheels,
  },
  sedan: {
    body: 'M5 38V27q0-4 4-4l13-3 10-9q3-3 8-3h14q5 0 8 3l10 9 12 3q8 2 8 8v7Z',
    light: 'M29 20l7-6q2-2 4-2h6v8ZM50 12h4q3 0 5 2l7 6H50Z',
    wheels: carWheels,
  },
  suv: {
    body: 'M7 38V21q0-3 3-4l3-9q1-4 5-4h37q4 0 6 3l7 10 15 2q8 1 8 8v11ZM18 1h33v2H18Z',
    light: 'M17 17l2-7q1-2 3-2h15v9ZM41 8h12q2 0 3 2l5 7H41Z',
    wheels: [
      [25, 8],
      [72, 8],
    ],
  },
  mpv: {
    body: 'M5 38V19q0-4 2-7 3-6 9-6h35q6 0 11 4l12 10 11 4q6 2 6 7v7Z',
    light: 'M10 18l2-6q1-2 3-2h12v8ZM31 10h15v8H31ZM50 10h1q4 0 6 2l7 6H50Z',
    wheels: carWheels,
  },
  car: {
    body: 'M7 38V27q0-4 5-5l11-2Q31 8 41 8h10q11 0 19 12l12 2q8 2 8 8v8Z',
    light: 'M28 20q6-8 14-8h9q7 0 12 8Z',
    wheels: carWheels,
  },
  motorcycle: {
    ...bike,
    body: 'M43 19q5-8 17-6l4 7-17 4ZM38 25l20-2-3 13H43Z',
    light: 'M20 17q12-1 23 2l3 4q-10 0-20-2ZM64 12a4 4 0 1 1 0 7Z',
    lines: 'M62 13l14 25M55 9h8M47 33l-27 5M43 36l-14 2',
  },
  sport: {
    ...bike,
    body: 'M45 21q4-9 13-9h8q8 4 8 12l-13 12H42ZM16 13l28 6 2 5-18-3Z',
    light: 'M56 12l10-8 3 8ZM66 17l6 3-4 3Z',
    lines: 'M70 22l6 16M45 34l-25 4',
  },
  cruiser: {
    ...bike,
    body: 'M40 21q6-9 20-6l2 6-19 5ZM36 27l22-2-3 11H40ZM9 27q4-8 14-6l3 3Z',
    light: 'M20 22q12 3 22 0l3 5q-12 3-22 1ZM61 13a4 4 0 1 1 0 7Z',
    lines: 'M59 11l17 27M49 7q7-1 10 4M45 34l-25 4M40 37H12',
  },
  adventure: {
    ...bike,
    body: 'M42 17q5-8 17-7l22 6-15 4-18 4ZM38 24l21-2-3 14H43Z',
    light: 'M18 14q13-1 25 3l3 5q-10 0-22-4ZM60 10l5-9 3 1-3 10Z',
    lines: 'M65 14l11 24M53 7h9M47 33l-27 5',
  },
  scooter: {
    body: 'M9 31q2-12 16-13h20q3 8 1 15H33q-4-7-12-7-8 0-12 5ZM44 31h18l5-18h5l-1 14-9 8H44Z',
    light: 'M19 15q14-2 27 0v3H19ZM68 15h4v5h-5Z',
    lines: 'M70 26l6 12M62 9l8 4',
    wheels: [
      [21, 7],
      [76, 7],
    ],
    hasSpokes: true,
  },
}
