// @vitest-environment dom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sampleVehicle } from '#machines/motor/record/samples.ts'
import { bodyTypes } from '#machines/reference/body-types.ts'
import { FoundVehicle } from '#web/shared/motor/found-vehicle.tsx'
import { shapes } from '#web/shared/motor/shape/shapes.ts'
import { VehicleShape } from '#web/shared/motor/shape/vehicle-shape.tsx'
import { render } from '../ui/screen.tsx'

const today = '2026-11-21'
const drawing = () => document.querySelector('svg')

describe('the shape of a vehicle', () => {
  it.each(Object.values(bodyTypes).flat())('has room kept for it and is not read aloud, of a %s', (body) => {
    render(<VehicleShape body={body} />)
    expect([drawing()?.getAttribute('width'), drawing()?.getAttribute('height')]).toEqual(['96', '48'])
    expect(drawing()?.getAttribute('aria-hidden')).toBe('true')
  })

  it('is that of the model that was found, beside its name', () => {
    render(<FoundVehicle vehicle={sampleVehicle(today)} today={today} />)
    expect(screen.getByText(/Swift/)).toBeTruthy()
    expect(drawing()?.innerHTML).toContain(shapes.hatchback.body)
  })
})
