import type { Block, Chapter, Fact } from '../../document/document.ts'
import { printDay } from '../../document/format.ts'
import type { IssuedPolicy } from '../../document/issued.ts'
import { inForce } from '../../reference/tariff.ts'
import {
  coverLabels,
  kindLabels,
  petSizeInWords,
  photographLabels,
  spokenSum,
  useLabels,
} from '../pet-words.ts'
import type { Pet } from '../record/pet.ts'
import type { PricedPet } from '../record/pet-plan.ts'
import type { PetRecord } from '../record/pet-record.ts'
import { type PricedPetCover, petCovers } from '../record/pet-request.ts'
import { breedLabel } from '../reference/breed-labels.ts'
import { petTariff } from '../reference/pet-tariff.ts'
import { photographsOf } from '../rules/photographs.ts'
import { vaccinationsDue } from '../rules/vaccinations.ts'

type Insured = Extract<PricedPet, { isInsured: true }>

/** The schedule of one pet: who it is and how it looks, what is paid for it, how long one waits, and when its vaccinations are due. */
export function petChapter(issued: IssuedPolicy<PetRecord>, pet: Pet, priced: Insured): Chapter {
  const { record, start, end } = issued
  return {
    title: `Schedule of ${pet.name}`,
    subtitle: `${kindLabels[pet.kind]} · ${breedLabel(pet.breed)}`,
    blocks: [
      { kind: 'facts', rows: petFacts(pet, start) },
      {
        kind: 'pictures',
        pictures: photographsOf(record, pet).map(({ view, documentId }) => ({
          documentId,
          caption: photographLabels[view](pet.name),
        })),
      },
      { kind: 'heading', text: 'Cover' },
      coverTable(issued, pet),
      { kind: 'heading', text: 'Waiting periods' },
      {
        kind: 'facts',
        rows: [
          ['Accidents', 'None: covered from the first day'],
          [
            'Illnesses',
            priced.illnessWaitDays === 0 ? 'None: waited for already' : `${priced.illnessWaitDays} days`,
          ],
        ],
      },
      ...(priced.exclusions.length > 0
        ? ([
            { kind: 'heading', text: `Left out for ${pet.name}` },
            { kind: 'list', items: priced.exclusions },
          ] satisfies Block[])
        : []),
      { kind: 'heading', text: 'Vaccination calendar' },
      {
        kind: 'facts',
        rows: vaccinationsDue(pet, start, end).map(
          ({ day, title, against }): Fact => [printDay(day), `${title}, against ${against}`],
        ),
      },
    ],
  }
}

const petFacts = (pet: Pet, day: string): Fact[] => [
  ['Name', pet.name],
  ['Born', pet.isBirthKnown ? printDay(pet.born) : `About ${printDay(pet.born)}, by the age you stated`],
  ['Weight', `${pet.weight} kg`],
  ['Rated as', petSizeInWords(pet, day)],
  ['Kept as', useLabels[pet.use]],
  ['Microchip', pet.microchip ?? 'None'],
  ['Neutered', pet.isNeutered ? 'Yes' : 'No'],
  ['Last vaccination', pet.vaccinatedOn ? printDay(pet.vaccinatedOn) : 'None'],
  ['Known illnesses', pet.illnesses ?? 'None'],
]

function coverTable({ record, start }: IssuedPolicy<PetRecord>, pet: Pet): Block {
  const { plan } = record
  const bought = new Set(plan?.lines.map(({ key }) => key))
  const covers = [...petCovers, 'opd' as const].filter((cover) => bought.has(`${pet.petId}.${cover}`))
  const rows = [
    ['Surgery and hospital stays, a year', spokenSum(plan?.sumInsured ?? 0)],
    ['Of every surgery you pay', `${plan?.features.coPayPct ?? 0}%`],
    ...covers.map((cover) => [coverLabels[cover], limitOf(cover, pet, record, start)]),
  ]
  return { kind: 'table', head: ['Cover', 'Up to'], rows: rows.map((cells) => ({ cells })) }
}

function limitOf(cover: PricedPetCover, pet: Pet, { plan, request }: PetRecord, day: string): string {
  if (cover === 'thirdPartyLiability') return spokenSum(inForce(petTariff, day).liabilityLimit)
  if (cover === 'mortality' || cover === 'theftOrStraying') return spokenSum(pet.value ?? 0)
  if (cover === 'terminalIllness') return spokenSum(plan?.sumInsured ?? 0)
  if (cover === 'opd' && request?.opdLimit) return spokenSum(request.opdLimit)
  return 'As per its wording'
}
