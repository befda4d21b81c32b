import { walkInBrowser } from '../walk/generated.ts'
import { proveOwnerStage } from './walk/prove-owner.ts'
import { resumeStage } from './walk/resume.ts'

for (const stage of [proveOwnerStage, resumeStage]) await walkInBrowser(stage)
