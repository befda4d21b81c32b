import { walkInBrowser } from '../walk/generated.ts'
import { expiryStage, quoteModalStage } from './dialogs.ts'
import { motorStage } from './motor.ts'

for (const stage of [motorStage, quoteModalStage, expiryStage]) await walkInBrowser(stage)
