import { labels } from '#machines/reference/messages/labels.ts'
import { Check, Search, Shield, SuccessIcon, UserIcon, Wallet } from '../../ui/icons/interface.tsx'

/** What the home page tells below its forms. Titles are the specification's, misspellings included (C-08). */
export const whyChooseUs = [
  {
    Icon: UserIcon,
    title: 'Unbiased advice from experts',
    text: 'Every insurer gets the same card, sorted by price. Nobody can pay to stand higher.',
  },
  {
    Icon: Shield,
    title: 'Trusted insurance partners',
    text: 'All of them are asked at the same moment, each for your own vehicle, your own age, your own city.',
  },
  {
    Icon: SuccessIcon,
    title: 'Free claims assistance',
    text: 'What to do first, which papers to keep, and whom to turn to when an answer takes too long.',
  },
] as const

const [secured, fast, stressFree, payment] = labels.advantages

export const advantages = [
  {
    Icon: Shield,
    title: secured,
    text: 'Identity numbers and medical answers are encrypted where they are kept.',
  },
  {
    Icon: Search,
    title: fast,
    text: 'Prices appear as each insurer answers. Close the page at any time, and go on where you left off.',
  },
  {
    Icon: Check,
    title: stressFree,
    text: 'Your policy document says in plain words what is covered, what is not, and how to claim.',
  },
  {
    Icon: Wallet,
    title: payment,
    text: 'A payment that was made twice goes back by itself, and you see by which day.',
  },
] as const

export const lifeBetter = [
  {
    scene: 'car',
    title: 'A dent stays a dent',
    text: 'Own-damage cover pays the garage. Yours are the deductible and the wear of the replaced parts, unless zero depreciation is included.',
  },
  {
    scene: 'road',
    title: 'The other side is looked after',
    text: 'Third-party cover pays those you injure without an upper limit, and up to ₹7.5 lakh for what a car damages.',
  },
  {
    scene: 'hospital',
    title: 'A stay in hospital is only that',
    text: 'In a hospital of the insurer’s network the bill goes to the insurer, not to you.',
  },
  {
    scene: 'dog',
    title: 'The vet comes first, the bill after',
    text: 'Pet cover pays for accidents from the first day, and for illness after a month.',
  },
] as const

export const rightCover = [
  {
    scene: 'house',
    title: 'Does your home policy give the right cover?',
    text: 'After a fire it is rebuilding that costs, not the market price. See that the sum insured follows it.',
  },
  {
    scene: 'hospital',
    title: 'Does your health policy give the right cover?',
    text: 'A limit on room rent shortens the whole bill, not the room alone. Read it before the sum insured.',
  },
  {
    scene: 'plane',
    title: 'Does your travel policy give the right cover?',
    text: 'The flight home on a stretcher is the dear part. Look for its limit, and for the illnesses you already have.',
  },
] as const

export const claimSteps = [
  {
    title: 'Make it safe, take pictures',
    text: 'Help whoever is hurt. Photograph the place, the vehicles and the papers of the others.',
  },
  {
    title: 'Tell the insurer first',
    text: 'Its number is on your policy. Nothing is repaired before it has answered; after a theft or an injury go to the police as well.',
  },
  {
    title: 'A surveyor looks at it',
    text: 'In a garage of the network the bill goes to the insurer. Elsewhere you pay and hand in the bills.',
  },
  {
    title: 'Not content?',
    text: 'Write to the insurer’s grievance officer, then to Bima Bharosa, then to the Ombudsman, who costs you nothing.',
  },
] as const

/** The note says what the first of them compares. */
export const whyUs = [
  {
    title: 'Savings up to 80 percent *',
    text: 'Insurers give very different discounts on the same vehicle. Side by side you see which one gives you most.',
  },
  {
    title: 'Wide insurer network',
    text: 'Private and public insurers, for vehicles, health and pets.',
  },
  {
    title: 'Real-time comparison',
    text: 'Change a value or an add-on, and every price is asked anew while you look at it.',
  },
  {
    title: 'Clear policy details',
    text: 'Every line of a premium with its rule and its date. Everything we have assumed, in one list.',
  },
] as const

export const savingsNote =
  '* The largest discount among our insurers on the tariff’s own-damage premium, for a new petrol car. Third-party premiums are set by the government and are the same everywhere.'
