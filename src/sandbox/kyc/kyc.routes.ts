import { Hono } from 'hono'
import type { World } from '../world.ts'
import { aadhaarRoutes } from './aadhaar.routes.ts'
import { ckycRoutes } from './ckyc.routes.ts'
import { digilockerRoutes } from './digilocker.routes.ts'
import { papersRoutes } from './papers.routes.ts'
import { needsKey } from './refuse.ts'

/** The identity services under `/kyc`, and the consent page under `/digilocker`. */
export function kycRoutes(world: World): { api: Hono; pages: Hono } {
  const digilocker = digilockerRoutes(world)
  const api = new Hono()
  api.use(needsKey(world))
  api.route('/v2/kyc/ckyc', ckycRoutes(world))
  api.route('/verification/offline-aadhaar', aadhaarRoutes(world))
  api.route('/verification/digilocker', digilocker.api)
  api.route('/verification/bharat-ocr', papersRoutes(world))
  return { api, pages: digilocker.pages }
}
