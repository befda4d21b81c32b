import type { Underwriting } from './core/product.ts'
import { healthUnderwriting } from './health/health.underwriting.ts'
import { motorUnderwriting } from './motor/motor.underwriting.ts'
import { petUnderwriting } from './pet/pet.underwriting.ts'
import type { ProductKey } from './reference/categories.ts'

const byKey: Readonly<Record<ProductKey, Underwriting>> = {
  motor: motorUnderwriting,
  health: healthUnderwriting,
  pet: petUnderwriting,
}

/** Every product with what is asked of its insurers, once. */
export const underwriting: readonly Underwriting[] = Object.values(byKey)
