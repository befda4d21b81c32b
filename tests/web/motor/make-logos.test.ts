import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type BodyType, bodyTypeOf } from '#machines/reference/body-types.ts'
import { carMakes, type Make, twoWheelerMakes } from '#machines/reference/makes.ts'
import { modelsOf } from '#machines/reference/vehicles.ts'
import { ground, shapes } from '#web/shared/motor/shape/shapes.ts'

const edge = 8

/** The body that most models of a make have; the first of several. */
function usualBody({ value }: Make): BodyType {
  const bodies = modelsOf(value).map((model) => bodyTypeOf(model.vehicleType, model.value))
  const often = (body: BodyType) => bodies.filter((one) => one === body).length
  return bodies.toSorted((one, other) => often(other) - often(one))[0] ?? 'car'
}

/** That shape in the two colours of a make, the darker first, on a light square that is seen in both themes. */
function logoOf(label: string, body: BodyType, [dark, light]: readonly string[]): string {
  const { body: filled, light: lit, lines = '', wheels, hasSpokes } = shapes[body]
  const { width, height, wheelsAt } = ground
  const side = width + 2 * edge
  const top = (height - side) / 2
  const square = `x="${-edge}" y="${top}" width="${side}" height="${side}" rx="18"`
  const drawn = [
    `<rect ${square} fill="#fff"/><rect ${square} fill="${light}" fill-opacity=".3"/>`,
    lines && `<path fill="none" stroke="${dark}" stroke-width="3" stroke-linecap="round" d="${lines}"/>`,
    `<path fill="${dark}" d="${filled}"/><path fill="${light}" d="${lit}"/>`,
    ...wheels.map(
      ([at, radius]) =>
        `<circle cx="${at}" cy="${wheelsAt}" r="${radius}" fill="${hasSpokes ? 'none' : light}" stroke="${dark}" stroke-width="${hasSpokes ? 3 : 4}"/>`,
    ),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${top} ${side} ${side}"><title>${label}</title>${drawn}</svg>\n`
}

describe('the logo of a make', () => {
  test.each([...twoWheelerMakes, ...carMakes])('$label is the shape of most of its models', async (make) => {
    const file = `src/web/public${make.logo}`
    const kept = readFileSync(file, 'utf8')
    const colours = new Set([...kept.matchAll(/fill="(#\w{6})"/g)].map(([, colour = '']) => colour))
    const expected = logoOf(make.label, usualBody(make), [...colours].sort())
    await expect(expected).toMatchFileSnapshot(`../../../${file}`)
  })
})
