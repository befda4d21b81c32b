import { resumeStage } from '../../people/walk/resume.ts'
import { driverOf } from '../driver-of.ts'

export const driver = driverOf(resumeStage)
