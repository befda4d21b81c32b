/** What to do when something happens, in order, and what the insurer will want to see. */
export type ClaimHelp = { steps: readonly string[]; papers: readonly string[] }

export const claims = {
  title: 'Claim or call the insurer',
  call: 'Whom to call, day and night',
  steps: 'What to do, in this order',
  papers: 'What the insurer will ask for',
  numberReady: 'Have your policy number ready:',
  afterEnd: 'This policy has ended. What happened while it ran can still be claimed; call soon.',
} as const

export const motorClaim: ClaimHelp = {
  steps: [
    'See to the injured first: 112 is the emergency number everywhere in India.',
    'Take photographs of the vehicles, the number plates and the place, before anything is moved.',
    'A theft, an injury, or damage to somebody else’s property: report it to the police and keep a copy of the FIR.',
    'Call the insurer within 24 hours. It names a garage that is paid directly, and sends a surveyor.',
    'Have nothing repaired before the surveyor has seen it. Admit nothing to the other side in writing.',
  ],
  papers: [
    'Registration certificate and driving licence of who drove',
    'Photographs, and the FIR where there is one',
    'Repair estimate, then the bills',
    'After a theft: all keys, and the police’s final report',
  ],
}

export const healthClaim: ClaimHelp = {
  steps: [
    'In an emergency go to the nearest hospital first: 112 or 108 sends an ambulance.',
    'Planned treatment: call the insurer at least 48 hours before, and choose a network hospital.',
    'An emergency: call the insurer within 24 hours of admission.',
    'At a network hospital show the policy number and an identity paper at the insurance desk; it asks for cashless treatment.',
    'Anywhere else you pay first and are paid back: send the papers within 30 days of the discharge.',
  ],
  papers: [
    'Identity paper of the person treated',
    'Doctor’s advice to admit, reports and prescriptions',
    'Discharge summary',
    'Bills with receipts, and a cancelled cheque where you paid first',
  ],
}

export const petClaim: ClaimHelp = {
  steps: [
    'See a vet first. Note the time, and take photographs of an injury.',
    'Call the insurer before a planned surgery, and within 24 hours of an accident.',
    'A theft is reported to the police within 24 hours; for a pet that strayed put up a notice in the neighbourhood.',
    'Pay the vet and keep every bill: bills are paid back within 30 days of the last paper.',
  ],
  papers: [
    'The vet’s report and prescriptions',
    'Bills with receipts',
    'Vaccination card',
    'Photographs of an injury; the police report after a theft',
  ],
}
