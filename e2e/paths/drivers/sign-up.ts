import { signUpStage } from '../../people/walk/sign-up.ts'
import { driverOf } from '../driver-of.ts'

export const driver = driverOf(signUpStage)
