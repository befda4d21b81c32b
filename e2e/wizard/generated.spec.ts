import { test } from '../driver/test.ts'
import { walkInBrowser } from '../walk/generated.ts'
import { expiryStage, quoteModalStage } from './dialogs.ts'
import { motorStage } from './motor.ts'
import { endPricesFirst } from './prices-first.ts'

test.afterAll(endPricesFirst)

for (const stage of [motorStage, quoteModalStage, expiryStage]) await walkInBrowser(stage)
