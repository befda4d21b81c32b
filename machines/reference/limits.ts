/** Every number of the specification (spec §9), and the few of ours that users can notice. Names say the unit. */
export const limits = {
  policyTerm: { years: 1, newVehicleYears: { '2w': 5, '4w': 3 } },
  previousPolicy: {
    exceededAfterDays: 60,
    breakInDays: 90,
    calendarMonthWindowDays: 90,
    settleMs: 500,
  },
  /** A policy can be renewed from this many days before its end until this many after it. */
  renewal: { opensBeforeDays: 60, closesAfterDays: 90 },
  /** How many of the newest rows a section of the profile page shows. */
  profile: { listed: 50 },
  /** A new vehicle is insured up to so many days before it is registered. */
  registrationDate: { withinYears: { '2w': 5, '4w': 3 }, newWithinDays: 30 },
  yearList: { used: 18, new: 2 },
  vehicleAge: { minimum: 0.7, comprehensiveOver: { '2w': 4.5, '4w': 2.5 } },
  previousPolicyAge: { bundledUnder: 1.5, odOnlyUpTo: { '2w': 5.5, '4w': 3.5 } },
  otp: {
    digits: { customer: 4, employee: 6 },
    resendMs: 30_000,
    expiresMs: 300_000,
    tries: 5,
    sendsPerHour: 5,
    /** Links an hour that open a locked number to a new device, by mail. */
    unlocks: { perNumber: 6, perNetwork: 2, minutes: 60 },
    /** Wrong codes an hour of devices that are not known: over all numbers until an alarm, and at most; per network. */
    guesses: { alarmAt: 60, most: 150, perNetwork: 50, firstDelayMs: 250, slowestMs: 5_000 },
  },
  /** Messages to one number over all purposes; codes that unknown devices ask for leave some of them to its owner. */
  sms: { perHour: 5, perDay: 10, leftToOwner: { hour: 1, day: 2 } },
  /** Calls that cost money, in a day; the budget of each partner is in the configuration. */
  paidCalls: { journeyPerDay: 40, browserPerDay: 60, addressPerDay: 200, alarmAtShare: 0.8 },
  mobile: { digits: 10 },
  name: { min: 3, signUpMax: 100, max: 50 },
  city: { max: 20 },
  registrationNumber: { min: 10 },
  customerUniqueId: { digits: 13 },
  /** Whoever was born longer ago than `oldest` has mistyped a year. */
  age: { min: 18, max: 99, oldest: 120 },
  nominee: { adultAge: 18 },
  /** Of an adult; whatever lies outside is a slip of the finger. */
  build: { heightCm: { min: 90, max: 250 }, weightKg: { min: 20, max: 300 } },
  hospitalisation: { years: 4, textMax: 200 },
  addOns: {
    electricalMin: 1000,
    nonElectricalMin: 1000,
    biFuelMin: 0,
    passengerCoverMin: 10_000,
    paidDriverMin: 10_000,
    passengerCoverChoices: [10_000, 50_000, 100_000, 200_000],
    paidDriverChoices: [1, 2],
  },
  /** A premium that is blocked by a mandate is released by itself after this time (Bima-ASBA, 1 March 2025). */
  mandate: { days: 14 },
  /** The compulsory cover, and what another one has to pay at least to stand in for it. */
  personalAccident: { lakhs: 15 },
  motor: { customerType: 'INDIVIDUAL', policyType: 'Renewal' },
  quotationNumber: { sequenceDigits: 4 },
  /** A journey that could not be read is asked for again after this time. */
  readRetryMs: 5_000,
  quoteListDelayMs: 1000,
  /** How long 'Check Quote' waits for the registry. */
  lookUpWaitMs: 1500,
  leadCookieMs: 7_200_000,
  resumeLink: { hours: 48, sendsPerHour: 5 },
  persistMs: 1000,
  breakpoints: { mobilePx: 991, singleMonthPx: 768 },
  calendarMonthMaxPx: 300,
  sliderMs: 2000,
  layers: { modal: 1050, toast: 1060 },
  stillWorkingMs: 10_000,
  listShownMax: 50,
  /** How long typing rests before a list is asked for by what is typed. */
  listSettleMs: 300,
  partnerLogos: 26,
  upload: { maxBytes: 10 * 1024 * 1024, perJourney: { kyc: 20, motorDocuments: 20, photographs: 100 } },
  kyc: { checksPerHour: 20 },
  /** How old a photograph of an inspection may be, and how long an approved one holds until it is paid. */
  inspection: { photographDays: 2, payWithinHours: 48 },
  consent: { hours: 24, sendsPerHour: { mobile: 5, employee: 30 }, triesPerHour: 50 },
  /** Interactions: events kept in a browser, and sent once more than `sentAbove` wait, so many at once; days the server keeps them, and a key. */
  capture: {
    textMax: 100,
    keptMax: 500,
    sentAbove: 10,
    sentMax: 200,
    keptDays: 90,
    keyDays: 90,
    rageMs: 1000,
    sentBackMs: 1000,
  },
  /** Requests to support: days until one is answered at the latest, and how many are taken in a day. */
  support: {
    answerDays: { question: 3, callback: 2, payment: 2, claim: 2, privacy: 14, complaint: 14 },
    textMax: 2000,
    aboutMax: 60,
    perDay: { address: 10, email: 5 },
    deskRows: 100,
  },
  desk: {
    rows: 25,
    countedMax: 10_000,
    refreshedMax: 200,
    refreshMs: 5000,
    settleMs: 300,
    sameLookMs: 3_600_000,
    historyRows: 200,
    referralRows: 100,
    linksPerHour: { journey: 10, employee: 60 },
  },
  /** Limits of the paths page; `playMs`: how long each step is shown during playback. */
  paths: {
    n: { least: 0, most: 3 },
    maxLength: { least: 1, most: 10_000 },
    workers: { least: 1, most: 64 },
    settleMs: 350,
    playMs: 1100,
  },
  /**
   * Journey graphs. `fewest`: paths and fields that fewer share are not named. `openMs`: a journey without a step for
   * longer counts as dropped. `settleMs`: delay before a step is sent to the server. `pulseMs`: interval of polling
   * for new traffic. `daysBack`: the default period.
   */
  graphs: {
    fewest: 10,
    openMs: 30 * 60_000,
    settleMs: 1_000,
    batchRows: 200,
    pulseMs: 2_000,
    daysBack: 28,
    journeyRows: 50,
    variantRows: 50,
    /** Visits that are read from the log for one page; those of the latest day are read however many there are. */
    visitsRead: 5_000,
    overviewNodes: 25,
    layoutMs: 10_000,
    /** How long a step is shown when a journey is replayed. */
    replay: { leastMs: 120, mostMs: 2_500 },
  },
} as const

/** Fixed words of the wire and of the browser's storage (spec §3, spec §9). */
export const wire = {
  accessTokenCookie: 'access_token',
  stateKey: 'policyState',
} as const
