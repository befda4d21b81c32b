import { proveOwnerStage } from '../../people/walk/prove-owner.ts'
import { driverOf } from '../driver-of.ts'

export const driver = driverOf(proveOwnerStage)
