import { motorStage } from '../../wizard/motor.ts'
import { driverOf } from '../driver-of.ts'

export const driver = driverOf(motorStage)
