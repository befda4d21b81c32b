/** Names of properties and attributes whose words are for programs. */
const neverRead = new Set(
  `className style d viewBox transform at points fill stroke autocomplete autoComplete rel accept id type kind target
  guard src method path to href route locale content media queryKey requirements samples timeZone currency
  fullName email mobile addressLine salutation gender relation breed city state exclusions
  vehicleType value status fuelType`.split(/\s+/),
)

/** Words that travel, are stored or are compared; what is shown of them are `wordLabels`. */
const onTheWire = new Set([
  'loginOtpSent',
  'contactOtpSent',
  'serverInvalidOtp',
  'employeeLoggedIn',
  'alreadyExists',
  'businessTypes',
  'vehicleModals',
  'paDecline',
])

/** Names of properties, attributes, variables and functions whose words people read. */
const read =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|alt|placeholder|busyLabel|caption|badge|question|answer|steps|papers|summary|separator|group|what)$|Names$|(label|title|lead|hint|text|message|heading|note|words?|sentence|description|advice)s?$/i

/** Functions whose argument is read, with its place. */
const readArguments: Readonly<Record<string, number>> = {
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

/** Functions that get words for programs. */
const neverCalls =
  /^(includes|startsWith|endsWith|indexOf|split|querySelector|querySelectorAll|getElementById|getAttribute|setAttribute|removeAttribute|hasAttribute|addEventListener|removeEventListener|closest|matches|Error|TypeError|RangeError|URL|RegExp|picklist|literal|system|outsideCall|getItem|setItem|removeItem|matchMedia|import|require|getPropertyValue|setProperty|lazyPage|createElement|test|exec|has|get|set|append|delete)$/

/**
 * What a place of the source says of the words there: `read` by people, `within` a text or an element that is read,
 * `open` where only the words tell, or `never` read.
 */
export type Place = 'read' | 'within' | 'open' | 'never'

export function placeOfProperty(name: string | undefined, around: Place): Place {
  if (name === undefined) return around
  if (onTheWire.has(name)) return 'never'
  if (around === 'read' || around === 'within') return around
  if (neverRead.has(name)) return 'never'
  if (/Labels$/.test(name)) return 'within'
  return read.test(name) ? 'read' : around
}

export const placeOfFunction = (name: string | undefined, around: Place): Place =>
  name !== undefined && /(Name|InWords)$/.test(name) ? 'read' : placeOfProperty(name, around)

/** Files that hold nothing but what people read. */
export function placeOfFile(file: string): Place {
  return /-words\.ts$|machines\/reference\/messages\//.test(file) ? 'read' : 'open'
}

/** The place of an argument of a function. */
export function placeOfArgument(callee: string | undefined, at: number): Place {
  if (callee === undefined) return 'open'
  if (neverCalls.test(callee)) return 'never'
  const readAt = readArguments[callee]
  if (callee === 'join') return 'within'
  if (readAt === undefined) return read.test(callee) ? 'read' : 'open'
  if (readAt === at) return 'read'
  return samplesOf.test(callee) && at === 2 ? 'never' : 'open'
}

/** Functions that declare an event; their third argument are samples for testers. */
const samplesOf = /^(form|choice|selection)$/

const mark = String.raw`[,.:;!?…)’”"']*`
const start = String.raw`(?:^|[\s(“"'‘₹§])`
const word = String.raw`\p{L}[\p{L}’'-]*`
/** A word, a space, and another word, number or hole. */
const sentence = new RegExp(
  `${start}${word}${mark}\\s+[\\p{L}\\p{N}§(“₹&<–+/]|[\\p{L}\\p{N}§)]%?${mark}\\s+${word}`,
  'u',
)
const code =
  /^\((min|max|prefers)-|^:|^[^\s]+@[^\s]+$|^[$\d]|^[X\s]+$|[{}]|=;|^https?:|^\.?\/|^[A-Z][a-z]+[A-Z]|\w\(§|^[A-Z]{2,}\d|^[A-Z]{2}-\d/u
const programWord = /^[\p{Ll}\d]+([.A-Z-][\w.-]*)?$/u
const gluedName = /^[\p{Ll}-]*§|§[\p{Ll}-]*$/u

/** Whether words at a place are for people; holes stand in them as `{name}` or `<Name>`. */
export function mayBeText(english: string, place: Place): boolean {
  const words = english.replace(/<\/?\w+\/?>/g, '').replace(/\{[\w.]+\}/g, '§')
  if (place === 'never' || !/\p{L}/u.test(words)) return false
  if (place === 'within' || /^(Yes|No|None)$/.test(words)) return true
  if (code.test(words) && !sentence.test(words)) return false
  if (/^\((min|max|prefers)-|^:\w+\(|=;|[;{] \w+[:=]/u.test(words)) return false
  if (sentence.test(words)) return true
  return place === 'read' && !programWord.test(words) && !gluedName.test(words)
}
