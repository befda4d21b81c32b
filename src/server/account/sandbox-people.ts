import type { EmployeeRole } from '#machines/reference/permissions.ts'
import type { Deps } from '../deps.ts'
import { keyedHash } from '../http/keyed-hash.ts'
import { sealOf } from '../sealed/seal.ts'
import { addEmployee } from './employees.store.ts'
import { addPartner, changePartner } from './partners.store.ts'

const staff: readonly (readonly [username: string, name: string, mobile: string, role: EmployeeRole])[] = [
  ['asha.agent', 'Asha Verma', '9000000001', 'agent'],
  ['ravi.agent', 'Ravi Nair', '9000000002', 'agent'],
  ['meera.analyst', 'Meera Iyer', '9000000003', 'analyst'],
  ['tara.tester', 'Tara Singh', '9000000004', 'tester'],
  ['dev.admin', 'Dev Kapoor', '9000000005', 'admin'],
]

/** The partner whose site the sandbox plays. */
const sandboxPartner = { id: 'jaipur-motors', name: 'Jaipur Motors' }

/** Its key is derived from our secret, so that the sandbox knows it too. */
export const sandboxPartnerKey = (signing: string): string =>
  keyedHash(signing, `partner ${sandboxPartner.id}`)

type SandboxPeopleDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** The sandbox's people, ensured at every start; existing ones stay as they are. */
export async function seedSandbox({ db, clock, config }: SandboxPeopleDeps): Promise<void> {
  const createdAt = clock.now()
  for (const [username, name, mobile, role] of staff) {
    const email = `${username}@safar.example`
    await addEmployee(db, { username, name, mobile, role, email, isActive: true, createdAt })
  }
  const key = sandboxPartnerKey(config.secrets.signing)
  const sealedKey = sealOf(config.keys).close(key, sandboxPartner.id)
  const added = await addPartner(db, { ...sandboxPartner, sealedKey, isActive: true, createdAt })
  if (!added) await changePartner(db, sandboxPartner.id, { sealedKey })
}
