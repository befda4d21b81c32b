import { loginStage } from '../../people/walk/login.ts'
import { driverOf } from '../driver-of.ts'

export const driver = driverOf(loginStage)
