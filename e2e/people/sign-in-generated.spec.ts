import { walkInBrowser } from '../walk/generated.ts'
import { loginStage } from './walk/login.ts'
import { sessionStage } from './walk/session.ts'
import { signUpStage } from './walk/sign-up.ts'

for (const stage of [loginStage, signUpStage, sessionStage]) await walkInBrowser(stage)
