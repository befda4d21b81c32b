import type { ServerProduct } from './core/server-product.ts'
import type { TestModel } from './core/test-model.ts'
import { healthServerProduct } from './health/health.server-product.ts'
import { healthProposalTestModel } from './health/proposal/health-proposal.test-model.ts'
import { healthTestModel } from './health/wizard/health.test-model.ts'
import { expiryTestModel } from './motor/expiry/expiry.test-model.ts'
import { motorServerProduct } from './motor/motor.server-product.ts'
import { proposalTestModel } from './motor/proposal/proposal.test-model.ts'
import { quoteListTestModel } from './motor/quote-list/quote-list.test-model.ts'
import { quoteModalTestModel } from './motor/quote-modal/quote-modal.test-model.ts'
import { motorTestModel } from './motor/wizard/motor.test-model.ts'
import { petServerProduct } from './pet/pet.server-product.ts'
import { petProposalTestModel } from './pet/proposal/pet-proposal.test-model.ts'
import { petTestModel } from './pet/wizard/pet.test-model.ts'
import type { ProductKey } from './reference/categories.ts'

type Listed = {
  product: ServerProduct
  /** All its machines, as graphs draw them and tests walk them. */
  testModels: readonly TestModel[]
}

const byKey: Readonly<Record<ProductKey, Listed>> = {
  motor: {
    product: motorServerProduct,
    testModels: [quoteModalTestModel, motorTestModel, expiryTestModel, quoteListTestModel, proposalTestModel],
  },
  health: { product: healthServerProduct, testModels: [healthTestModel, healthProposalTestModel] },
  pet: { product: petServerProduct, testModels: [petTestModel, petProposalTestModel] },
}

/** Every product with what only the server needs of it, once. */
export const serverProducts: readonly ServerProduct[] = Object.values(byKey).map(({ product }) => product)

/** The machines of all products, product by product. */
export const productTestModels: readonly TestModel[] = Object.values(byKey).flatMap(
  ({ testModels }) => testModels,
)
