import { walkInBrowser } from '../walk/generated.ts'
import { petProposalStage } from './proposal.ts'
import { petStage } from './wizard.ts'

for (const stage of [petStage, petProposalStage]) await walkInBrowser(stage)
