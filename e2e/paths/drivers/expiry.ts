import { expiryStage } from '../../wizard/dialogs.ts'
import { driverOf } from '../driver-of.ts'

export const driver = driverOf(expiryStage)
