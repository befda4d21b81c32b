import { walkInBrowser } from '../walk/generated.ts'
import { healthProposalStage } from './proposal.ts'
import { healthStage } from './wizard.ts'

for (const stage of [healthStage, healthProposalStage]) await walkInBrowser(stage)
