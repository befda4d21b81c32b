import type { Underwriting } from './core/product.ts'
import type { TestModel } from './core/test-model.ts'
import { healthUnderwriting } from './health/health.underwriting.ts'
import { healthProposalTestModel } from './health/proposal/health-proposal.test-model.ts'
import { healthTestModel } from './health/wizard/health.test-model.ts'
import { expiryTestModel } from './motor/expiry/expiry.test-model.ts'
import { motorUnderwriting } from './motor/motor.underwriting.ts'
import { proposalTestModel } from './motor/proposal/proposal.test-model.ts'
import { quoteListTestModel } from './motor/quote-list/quote-list.test-model.ts'
import { quoteModalTestModel } from './motor/quote-modal/quote-modal.test-model.ts'
import { motorTestModel } from './motor/wizard/motor.test-model.ts'
import { petUnderwriting } from './pet/pet.underwriting.ts'
import { petProposalTestModel } from './pet/proposal/pet-proposal.test-model.ts'
import { petTestModel } from './pet/wizard/pet.test-model.ts'
import type { ProductKey } from './reference/categories.ts'

type Listed = {
  underwriting: Underwriting
  /** All its machines, as graphs draw them and tests walk them. */
  testModels: readonly TestModel[]
}

const byKey: Readonly<Record<ProductKey, Listed>> = {
  motor: {
    underwriting: motorUnderwriting,
    testModels: [quoteModalTestModel, motorTestModel, expiryTestModel, quoteListTestModel, proposalTestModel],
  },
  health: { underwriting: healthUnderwriting, testModels: [healthTestModel, healthProposalTestModel] },
  pet: { underwriting: petUnderwriting, testModels: [petTestModel, petProposalTestModel] },
}

/** Every product with what is asked of its insurers, once. */
export const underwriting: readonly Underwriting[] = Object.values(byKey).map((listed) => listed.underwriting)

/** The machines of all products, product by product. */
export const productTestModels: readonly TestModel[] = Object.values(byKey).flatMap(
  ({ testModels }) => testModels,
)
