/**
 * What a place of the source says of the words there: `read` by people, `within` a text or an element that is read,
 * `open` where only the words tell, or `never` read.
 */
export type Place = 'read' | 'within' | 'open' | 'never'

/** Properties, attributes and variables whose words are for programs, although they may look like texts. */
const forPrograms = new Set(
  `className style d viewBox transform at points fill stroke autocomplete autoComplete rel accept id type kind target
  guard src method path to href route locale content media queryKey requirements samples timeZone currency status
  fullName email mobile addressLine salutation gender relation breed city state exclusions named vehicleType fuelType
  value`.split(/\s+/),
)

/** Words that travel, are stored or are compared: `wordLabels` are what is shown of them. */
const onTheWire = new Set([
  'loginOtpSent',
  'contactOtpSent',
  'serverInvalidOtp',
  'employeeLoggedIn',
  'alreadyExists',
  'quoteCountFetched',
  'started',
  'businessTypes',
  'vehicleModals',
  'paDecline',
  'anchor',
])

/** Properties, attributes, variables and functions whose words people read. */
const forPeople =
  /^(aria-\w+|alt|placeholder|busyLabel|caption|badge|question|answer|steps|papers|summary|separator|group|what|head|rows)$|(Names|Facts)$|(label|title|lead|hint|text|message|heading|note|words?|sentence|description|advice)s?$/i

/** Files that hold nothing but what people read. */
export const placeOfFile = (file: string): Place =>
  /-words\.ts$|machines\/reference\/messages\//.test(file) ? 'within' : 'open'

/** The place of the value of a property, an attribute or a variable. */
export function placeNamed(name: string | undefined, around: Place): Place {
  if (name === undefined) return around
  if (onTheWire.has(name)) return 'never'
  if (/Labels$/.test(name)) return 'within'
  if (around === 'read' || around === 'within') return around
  if (forPrograms.has(name)) return 'never'
  return forPeople.test(name) ? 'read' : around
}

export const placeOfFunction = (name: string | undefined, around: Place): Place =>
  name !== undefined && /(Name|InWords)$/.test(name) ? 'read' : placeNamed(name, around)

/** Functions of which one argument is read. */
const readArgument: Readonly<Record<string, number>> = {
  form: 0,
  choice: 0,
  button: 0,
  selection: 0,
  notice: 1,
  row: 0,
  comparedRow: 1,
  change: 1,
  comingSoon: 0,
  replace: 0,
}

/** Functions that declare an event, and have samples for testers after its fields. */
const eventWithSamples = /^(form|choice|selection)$/

const getsNoTexts =
  /^(includes|startsWith|endsWith|indexOf|split|querySelector|querySelectorAll|getElementById|getAttribute|setAttribute|removeAttribute|hasAttribute|addEventListener|removeEventListener|closest|matches|Error|TypeError|RangeError|URL|RegExp|picklist|literal|system|outsideCall|getItem|setItem|removeItem|matchMedia|getPropertyValue|setProperty|lazyPage|createElement|test|exec|has|get|set|append|delete)$/

/** The place of an argument of a function. */
export function placeOfArgument(callee: string | undefined, at: number): Place {
  if (callee === undefined) return 'open'
  if (getsNoTexts.test(callee)) return 'never'
  if (callee === 'join') return 'within'
  if (readArgument[callee] === at) return 'read'
  if (eventWithSamples.test(callee) && at === 2) return 'never'
  return !(callee in readArgument) && forPeople.test(callee) ? 'read' : 'open'
}
