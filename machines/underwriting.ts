import type { Underwriting } from './core/product.ts'
import { motorUnderwriting } from './motor/motor.underwriting.ts'

/** Every product with what is asked of its insurers, once. */
export const underwriting: readonly Underwriting[] = [motorUnderwriting]
