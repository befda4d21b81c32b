import type { Page } from 'playwright/test'
import { giveNominee, givePerson, giveVehicle, proposalAt, proveIdentity, usedVehicle } from './propose.ts'
import { choosePlan } from './shop.ts'

/** Its policy ended 120 days ago, so that it is inspected before it is insured. */
export const lapsedCar = 'KA-01-MJ-0007'

const numbers = { engineNumber: 'K12MN7000007', chassisNumber: 'MA3EWDE1S00700007' }

/** From its prices to the photographs that the proposal asks for. */
export async function proposeUpToPhotographs(page: Page): Promise<void> {
  await choosePlan(page, 'Digit')
  await proveIdentity(page)
  await givePerson(page)
  await giveNominee(page)
  await giveVehicle(page, { ...usedVehicle, ...numbers })
  await proposalAt(page, 'photographs')
}
