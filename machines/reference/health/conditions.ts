/**
 * What an insurer does about a condition: charges more (percent), has a person decide, covers it after the wait for
 * specified illnesses, or only takes note.
 */
type Consequence =
  | { kind: 'loading'; percent: number }
  | { kind: 'referral' }
  | { kind: 'specified' }
  | { kind: 'note' }

const loading = (percent: number): Consequence => ({ kind: 'loading', percent })
const referral: Consequence = { kind: 'referral' }
const specified: Consequence = { kind: 'specified' }
const note: Consequence = { kind: 'note' }

/** The conditions that a proposal for health cover asks about, by key. */
export const conditions = {
  diabetes: { label: 'Diabetes', consequence: loading(25) },
  hypertension: { label: 'High blood pressure', consequence: loading(15) },
  thyroid: { label: 'Thyroid disorder', consequence: loading(5) },
  asthma: { label: 'Asthma or bronchitis', consequence: loading(12) },
  highCholesterol: { label: 'High cholesterol', consequence: loading(8) },
  heartDisease: { label: 'Heart disease, bypass or stent', consequence: referral },
  stroke: { label: 'Stroke, epilepsy or paralysis', consequence: referral },
  cancer: { label: 'Cancer, tumour or cyst', consequence: referral },
  kidney: { label: 'Kidney disease or dialysis', consequence: referral },
  liver: { label: 'Liver disease or hepatitis', consequence: referral },
  copd: { label: 'COPD or tuberculosis', consequence: referral },
  arthritis: { label: 'Arthritis, slipped disc or joint problem', consequence: loading(10) },
  hernia: { label: 'Hernia, piles or fistula', consequence: specified },
  gallKidneyStones: { label: 'Gall-bladder or kidney stones', consequence: specified },
  cataract: { label: 'Cataract or glaucoma', consequence: specified },
  sinus: { label: 'Sinusitis, tonsils or ear surgery', consequence: specified },
  uterus: { label: 'Fibroids or uterine disorder', consequence: specified },
  prostate: { label: 'Prostate enlargement', consequence: specified },
  mental: { label: 'Mental illness under treatment', consequence: referral },
  hiv: { label: 'HIV or AIDS', consequence: referral },
  autoimmune: { label: 'Autoimmune disease (lupus, psoriasis)', consequence: referral },
  bloodDisorder: { label: 'Anaemia, thalassaemia or blood disorder', consequence: referral },
  disability: { label: 'Congenital or acquired disability', consequence: referral },
  pregnancy: { label: 'Currently pregnant', consequence: note },
  surgeryPlanned: { label: 'Surgery advised or planned', consequence: referral },
  covidComplication: { label: 'COVID-19 with complications', consequence: note },
  other: { label: 'Any other condition', consequence: referral },
} as const satisfies Record<string, { label: string; consequence: Consequence }>

export type ConditionKey = keyof typeof conditions
export const conditionKeys = Object.keys(conditions) as [ConditionKey, ...ConditionKey[]]

/** Those that only one sex has; somebody of another gender is asked all. */
export const conditionsOfOneSex: Readonly<Partial<Record<ConditionKey, 'Male' | 'Female'>>> = {
  pregnancy: 'Female',
  uterus: 'Female',
  prostate: 'Male',
}

/** The same as they are asked, each once, under headings. */
export const conditionGroups: readonly (readonly [title: string, keys: readonly ConditionKey[]])[] = [
  ['Sugar, pressure and blood', ['diabetes', 'hypertension', 'highCholesterol', 'thyroid', 'bloodDisorder']],
  ['Heart, brain and mind', ['heartDisease', 'stroke', 'mental']],
  ['Lungs, ears, nose and throat', ['asthma', 'copd', 'sinus', 'covidComplication']],
  ['Kidneys, liver and digestion', ['kidney', 'liver', 'gallKidneyStones', 'hernia', 'prostate']],
  ['Bones, eyes and disability', ['arthritis', 'cataract', 'disability']],
  ['Cancer and the immune system', ['cancer', 'autoimmune', 'hiv']],
  ['Pregnancy and womb', ['pregnancy', 'uterus']],
  ['Anything else', ['surgeryPlanned', 'other']],
]
