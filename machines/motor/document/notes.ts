import type { MotorRecord } from '../record/motor-record.ts'
import { hasOwnDamage } from './product.ts'

/** Notes for the policyholder, in plain words. */
export function notes(record: MotorRecord): string[] {
  return [
    ...(record.plan?.notes ?? []),
    'Tell the insurer of an accident or theft at once, and the police of a theft, an injury or damage to others. Repairs begin after the insurer has looked.',
    ...(hasOwnDamage(record)
      ? [
          'A no claim bonus rests on what you told us. Where the previous insurer does not confirm it, it is withdrawn.',
        ]
      : []),
    'You may cancel a policy at any time; the premium of the time that is left is returned. Third-party cover ends only when other cover or the sale of the vehicle is proved.',
    'The premium was received before cover began, as section 64VB of the Insurance Act, 1938 asks. A payment that is not honoured ends the policy from its start.',
    'A complaint goes to the insurer first, then to Bima Bharosa (bimabharosa.irdai.gov.in), then to the Insurance Ombudsman (cioins.co.in), free of charge.',
    'Carry the certificate of insurance, on paper or on the phone. It is proof of cover under the Motor Vehicles Act, 1988.',
  ]
}
