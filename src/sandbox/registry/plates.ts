import { addDays } from '#machines/rules/calendar.ts'
import { addYears } from '../days.ts'

type OnDay = (today: string) => string

/** A plate with a fixed vehicle, so that people can try a certain case. Dates are relative to today. */
export type DemoPlate = {
  plate: string
  shows: string
  vehicle: { variantId: number; registered: OnDay; insuredUntil?: OnDay; financer?: string }
  /** On the certificate and stamped on the vehicle; made up where there are none. */
  numbers?: { engine: string; chassis: string }
  /** Milliseconds before the registry answers. */
  slow?: number
}

const ago =
  (years: number, days = 0): OnDay =>
  (today) =>
    addDays(addYears(today, -years), -days)
const inDays =
  (days: number): OnDay =>
  (today) =>
    addDays(today, days)

const swift = 470502
const creta = 300801
const nexonEv = 770702
const city = 280202
const splendor = 1060102
const activa = 1020102
const classic = 1070101

/** The plates listed in the sandbox's README. */
export const demoPlates: readonly DemoPlate[] = [
  {
    plate: 'RJ14CA1234',
    shows: 'a car, Maruti Swift, whose policy ends in 20 days',
    vehicle: { variantId: swift, registered: ago(4, 40), insuredUntil: inDays(20) },
    numbers: { engine: 'K12MN1234567', chassis: 'MA3EWDE1S00123456' },
  },
  {
    plate: 'MH12AB1234',
    shows: 'a car on loan, Hyundai Creta, whose policy ends in 12 days',
    vehicle: { variantId: creta, registered: ago(3, 20), insuredUntil: inDays(12), financer: 'HDFC Bank' },
  },
  {
    plate: 'DL8CAF1234',
    shows: 'a car, Honda City, whose policy ended 30 days ago',
    vehicle: { variantId: city, registered: ago(6, 30), insuredUntil: inDays(-30) },
  },
  {
    plate: 'KA01MJ0007',
    shows: 'a car, Maruti Swift, whose policy ended 120 days ago',
    vehicle: { variantId: swift, registered: ago(7), insuredUntil: inDays(-120) },
    numbers: { engine: 'K12MN7000007', chassis: 'MA3EWDE1S00700007' },
  },
  {
    plate: 'GJ01AB1234',
    shows: 'a car whose policy runs for 75 more days: too early to renew',
    vehicle: { variantId: swift, registered: ago(5), insuredUntil: inDays(75) },
  },
  {
    plate: 'TN09BC1234',
    shows: 'an electric car, Tata Nexon EV, old enough for own-damage cover alone',
    vehicle: { variantId: nexonEv, registered: ago(1, 180), insuredUntil: inDays(15) },
  },
  {
    plate: 'HR26DK1234',
    shows: 'a car in its first bundled year: no plan yet',
    vehicle: { variantId: creta, registered: inDays(-120), insuredUntil: inDays(245) },
  },
  {
    plate: '22BH1234AB',
    shows: 'a car with a Bharat series number',
    vehicle: { variantId: creta, registered: ago(4, 10), insuredUntil: inDays(9) },
  },
  {
    plate: 'UP32AB1234',
    shows: 'a car of whose insurance the registry knows nothing',
    vehicle: { variantId: swift, registered: ago(5, 90) },
  },
  {
    plate: 'WB02AB1234',
    shows: 'a registry that takes 6 seconds: the journey goes on by hand',
    vehicle: { variantId: swift, registered: ago(4), insuredUntil: inDays(20) },
    slow: 6000,
  },
  {
    plate: 'RJ14SB1234',
    shows: 'a bike, Hero Splendor Plus, whose policy ends in 25 days',
    vehicle: { variantId: splendor, registered: ago(5, 200), insuredUntil: inDays(25) },
    numbers: { engine: 'HA10AGH9J12345', chassis: 'MBLHA10CGH9J12345' },
  },
  {
    plate: 'MH14AC5678',
    shows: 'a scooter, Honda Activa 6G, whose policy ended 10 days ago',
    vehicle: { variantId: activa, registered: ago(5, 60), insuredUntil: inDays(-10) },
  },
  {
    plate: 'KA05EX3500',
    shows: 'a bike, Royal Enfield Classic 350, old enough for own-damage cover alone',
    vehicle: { variantId: classic, registered: ago(2), insuredUntil: inDays(18) },
  },
]
