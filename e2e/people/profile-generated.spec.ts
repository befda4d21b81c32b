import { walkInBrowser } from '../walk/generated.ts'
import { ownDetailsStage } from './walk/own-details.ts'

await walkInBrowser(ownDetailsStage)
