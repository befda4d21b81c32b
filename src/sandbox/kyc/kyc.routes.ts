import { Hono } from 'hono'
import type { SandboxEnvironment } from '../environment.ts'
import { aadhaarRoutes } from './aadhaar.routes.ts'
import { ckycRoutes } from './ckyc.routes.ts'
import { digilockerRoutes } from './digilocker.routes.ts'
import { papersRoutes } from './papers.routes.ts'
import { needsKey } from './refuse.ts'

/** The identity services under `/kyc`, and the consent page under `/digilocker`. */
export function kycRoutes(environment: SandboxEnvironment): { api: Hono; pages: Hono } {
  const digilocker = digilockerRoutes(environment)
  const api = new Hono()
  api.use(needsKey(environment))
  api.route('/v2/kyc/ckyc', ckycRoutes(environment))
  api.route('/verification/offline-aadhaar', aadhaarRoutes(environment))
  api.route('/verification/digilocker', digilocker.api)
  api.route('/verification/bharat-ocr', papersRoutes(environment))
  return { api, pages: digilocker.pages }
}
