/** A question of the home page, and its answer. */
type Question = { asks: string; answer: string }

export type QuestionSet = {
  key: 'health' | 'travel' | 'pet' | 'twoWheeler' | 'pvtCar' | 'taxi' | 'term'
  label: string
  /** Term has its questions and no tab (C-11). */
  hasTab: boolean
  questions: readonly Question[]
}

/** What people ask before they buy, three questions a cover (spec §2). The tariffs decide the numbers. */
export const questionSets: readonly QuestionSet[] = [
  {
    key: 'health',
    label: 'Health',
    hasTab: true,
    questions: [
      {
        asks: 'What has to be waited for?',
        answer:
          'Illnesses are covered after 30 days, accidents from the first day. What you have already, or what the policy lists by name, is covered after the months that stand beside each price.',
      },
      {
        asks: 'What if I leave out an illness?',
        answer:
          'A claim may be refused and the policy ended. After 60 months of cover nothing you left out may be held against you, fraud excepted.',
      },
      {
        asks: 'May I return the policy?',
        answer: 'Yes, within 30 days of receiving it, as long as there was no claim.',
      },
    ],
  },
  {
    key: 'travel',
    label: 'Travel',
    hasTab: true,
    questions: [
      {
        asks: 'Can I buy travel cover here?',
        answer: 'Not yet. This page will say so as soon as insurers answer with prices.',
      },
      {
        asks: 'What does travel cover pay for?',
        answer:
          'Doctors and hospitals abroad, lost luggage and passports, and costs of a trip that has to be broken off, each up to the sum that the policy names.',
      },
      {
        asks: 'Does my health policy help abroad?',
        answer: 'Seldom: most Indian health policies pay for treatment in India alone. Its wording says so.',
      },
    ],
  },
  {
    key: 'pet',
    label: 'Pet',
    hasTab: true,
    questions: [
      {
        asks: 'Which pets are insured?',
        answer:
          'Dogs and cats from three or six months on, up to 7 years when they are first insured and giant dogs up to 4. One policy takes up to eight of them, each with a price of its own.',
      },
      {
        asks: 'What has to be waited for?',
        answer:
          'Nothing after an accident. Illnesses are covered after 30 days, and after 90 days for pets above 4 years. Who renews without a break does not wait again.',
      },
      {
        asks: 'What do I pay myself?',
        answer:
          '10% of every surgery; the insurer pays the rest, up to the sum insured. The price has 18% GST in it, as a line of its own, and is 5% lower each for a microchip, for several pets and for a neutered one.',
      },
    ],
  },
  {
    key: 'twoWheeler',
    label: 'Two-Wheeler',
    hasTab: true,
    questions: [
      {
        asks: 'Must my bike be insured?',
        answer:
          'Yes, against what you do to others (Motor Vehicles Act, section 146). A new bike is sold with five years of it. Cover for the bike itself is your choice.',
      },
      {
        asks: 'What is the IDV?',
        answer:
          'The list price less depreciation for age. It is paid when the bike is stolen or cannot be repaired, and you may move it between the lowest and the highest that an insurer offers.',
      },
      {
        asks: 'My policy has ended. What now?',
        answer:
          'You can buy a new one at once. Within 90 days your No Claim Bonus is kept; the insurer may want to see the bike first.',
      },
    ],
  },
  {
    key: 'pvtCar',
    label: 'PVT Car',
    hasTab: true,
    questions: [
      {
        asks: 'What is a No Claim Bonus?',
        answer:
          'It lowers the premium for your own damage after every year without a claim: by 20, 25, 35, 45 and then 50%. It belongs to you, and goes with you to the next car.',
      },
      {
        asks: 'Which cover does a new car need?',
        answer:
          'Three years of third-party cover are sold with it. Own damage is insured for one year or for three.',
      },
      {
        asks: 'What does zero depreciation do?',
        answer:
          'The insurer pays for new parts in full. Without it half of every plastic part and a share of the metal, by age, is yours to pay.',
      },
    ],
  },
  {
    key: 'taxi',
    label: 'Taxi',
    hasTab: true,
    questions: [
      {
        asks: 'Can I insure my taxi here?',
        answer: 'Not yet: only vehicles for private use are insured here today.',
      },
      {
        asks: 'May I insure it as a private car?',
        answer: 'No. A claim on the way with a paying passenger would be refused.',
      },
      {
        asks: 'What does a taxi policy insure besides?',
        answer: 'The passengers and the driver, by law, as well as what the taxi does to others.',
      },
    ],
  },
  {
    key: 'term',
    label: 'Term',
    hasTab: false,
    questions: [
      {
        asks: 'What is term insurance?',
        answer:
          'A sum for those who depend on you, if you die within the term. It pays nothing back at the end.',
      },
      { asks: 'Can I buy it here?', answer: 'No: only general and health insurance is sold here.' },
      {
        asks: 'What should I look at first?',
        answer: 'Whether the sum lasts for as long as others live on what you earn.',
      },
    ],
  },
]
