import type { Chapter } from '../../document/document.ts'
import { printMoment } from '../../document/format.ts'
import type { IssuedPolicy } from '../../document/issued.ts'
import { addressOf, fullName } from '../../document/people.ts'
import { beginning, ending } from '../../document/period.ts'
import { insurerById } from '../../reference/insurers.ts'
import { officeLabel } from '../../reference/office-labels.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { engineSize, officeOf, registrationOf, seatsOf, vehicleName } from './vehicle.ts'

const drivers =
  'Any person including the insured, provided that the person driving holds an effective driving licence at the time of the accident and is not disqualified from holding or obtaining one. A person holding an effective learner’s licence may also drive, provided that such a person satisfies rule 3 of the Central Motor Vehicles Rules, 1989.'

const use =
  'The policy covers use of the vehicle for any purpose other than hire or reward, carriage of goods (other than samples or personal luggage), organised racing, pace making, speed testing, reliability trials, and any purpose in connection with motor trade.'

const certified =
  'We hereby certify that the policy to which this certificate relates, as well as this certificate of insurance, are issued in accordance with the provisions of Chapter X and Chapter XI of the Motor Vehicles Act, 1988.'

/** The certificate of insurance, in the order of Form 51 (rule 141 of the Central Motor Vehicles Rules, 1989). */
export function certificateChapter(issued: IssuedPolicy<MotorRecord>): Chapter {
  const { record, policyNumber } = issued
  const { person, vehicle, plan } = record
  const office = officeOf(record)
  return {
    title: 'Certificate of insurance',
    subtitle: 'Form 51, rule 141 of the Central Motor Vehicles Rules, 1989',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Certificate and policy number', policyNumber],
          ['Name of the insured', person ? fullName(person) : ''],
          ['Address of the insured', person ? addressOf(person) : ''],
          ['Registration mark', registrationOf(record)],
          ['Place of registration', office ? officeLabel(office.registered_city_name) : 'Not known'],
          ['Make, model, variant', vehicleName(record)],
          ['Year of manufacture', record.manufacturingDate?.slice(0, 4) ?? 'Not known'],
          ['Engine', engineSize(record)],
          ['Engine number', vehicle?.engineNumber ?? 'To be endorsed'],
          ['Chassis number', vehicle?.chassisNumber ?? 'To be endorsed'],
          ['Seats, driver included', seatsOf(record)],
          ['Geographical area', 'India'],
          ['Cover of the Act begins', beginning(issued)],
          ['Cover of the Act ends', ending(issued.end)],
        ],
      },
      { kind: 'heading', text: 'Persons entitled to drive' },
      { kind: 'text', text: drivers },
      { kind: 'heading', text: 'Limitations as to use' },
      { kind: 'text', text: use },
      { kind: 'heading', text: 'Certification' },
      { kind: 'text', text: certified },
      {
        kind: 'facts',
        rows: [
          ['On behalf of', insurerById(plan?.insurerId ?? 0)?.legalName ?? ''],
          ['Issued', printMoment(issued.issuedAt)],
          ['Authorised signatory', 'Issued electronically, valid without a signature'],
        ],
      },
    ],
  }
}
