// @vitest-environment dom
import { afterEach, expect, it, vi } from 'vitest'
import { type ListAnswers, sources } from '#web/journey/form/list-sources.ts'

type Case = {
  list: keyof typeof sources
  row: string
  asks: string
  answers?: ListAnswers
  typed?: string
  replied: object
  offers: object
}

const car: ListAnswers = {
  vehicleType: '4w',
  make: { value: 47 },
  model: { value: 4705 },
  plan: { insurerId: 13 },
}
const pincode = { value: '302001', City: 'Jaipur', State: 'Rajasthan', area: 'Jaipur G.P.O.' }
const place = {
  label: '302001 Jaipur, Rajasthan',
  answer: { value: '302001', label: '302001 Jaipur, Rajasthan' },
}
const hdfc = { value: 'HDFC', label: 'HDFC Bank' }

const cases: Case[] = [
  {
    list: 'makes',
    row: 'API-20',
    asks: 'POST admin/getAllMakeData {"vehicleType":"4w"}',
    replied: { value: 47, label: 'Maruti', logo: '/makes/maruti.svg' },
    offers: { label: 'Maruti', logo: '/makes/maruti.svg', answer: { value: 47, label: 'Maruti' } },
  },
  {
    list: 'models',
    row: 'API-21',
    asks: 'POST admin/getAllModelData {"vehicleType":"4w","makeId":47}',
    replied: { value: 4705, label: 'Swift' },
    offers: { label: 'Swift', answer: { value: 4705, label: 'Swift' } },
  },
  {
    list: 'variants',
    row: 'API-22, MOTOR-26',
    asks: 'POST admin/getAllVariantData {"vehicleType":"4w","modelId":4705}',
    replied: { value: 470502, label: 'VXi', fuelType: 'Petrol', cc: 1197, seats: 5 },
    offers: { label: 'VXi', hint: 'Petrol', answer: { value: 470502, label: 'VXi', fuelType: 'Petrol' } },
  },
  {
    list: 'rtos',
    row: 'API-23, MOTOR-29',
    asks: 'GET motor/rto',
    replied: { value: 'RJ14', registered_city_name: 'Jaipur' },
    offers: { label: 'Jaipur (RJ14)', answer: { value: 'RJ14', city: 'Jaipur' } },
  },
  {
    list: 'previousInsurers',
    row: 'API-24',
    asks: 'GET motor/previous-insurer',
    replied: { value: 'ICICI', label: 'ICICI Lombard' },
    offers: { answer: { value: 'ICICI', label: 'ICICI Lombard' } },
  },
  {
    list: 'pincodes',
    row: 'API-25',
    asks: 'GET motor/pincode?pincode=302',
    typed: '302',
    replied: pincode,
    offers: place,
  },
  {
    list: 'healthPincodes',
    row: 'API-26',
    asks: 'GET health/health_pincode?pincode=302',
    typed: '302',
    replied: pincode,
    offers: place,
  },
  {
    list: 'financiers',
    row: 'API-27, PROPOSAL-10',
    asks: 'GET motor/getFiancierBanks?vehicleType=4w&insurerId=13',
    replied: hdfc,
    offers: { label: 'HDFC Bank', answer: hdfc },
  },
  {
    list: 'relations',
    row: 'API-28, PROPOSAL-11',
    asks: 'GET motor/getRelations',
    replied: { value: 'Spouse', label: 'Spouse' },
    offers: { answer: 'Spouse' },
  },
]

afterEach(() => vi.unstubAllGlobals())

it.each(cases)(
  'the list of $list is read by $asks [$row]',
  async ({ list, asks, answers = car, typed = '', replied, offers }) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
      asked.push([method, address.split('/api/v1/')[1], body].filter(Boolean).join(' '))
      return Response.json({ status: 'success', data: [replied] })
    })
    const entries = await sources[list](answers, typed).read?.(new AbortController().signal)
    expect(asked).toEqual([asks])
    expect(entries).toMatchObject([offers])
  },
)

it('a list that depends on an answer is not asked for before it is given', () => {
  for (const list of ['makes', 'models', 'variants', 'financiers', 'pincodes', 'healthPincodes'] as const)
    expect(sources[list]({}, '').read, list).toBeUndefined()
})
