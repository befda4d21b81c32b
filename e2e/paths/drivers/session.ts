import { sessionStage } from '../../people/walk/session.ts'
import { driverOf } from '../driver-of.ts'

export const driver = driverOf(sessionStage)
