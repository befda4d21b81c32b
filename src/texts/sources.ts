import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders with the pages and journeys of customers, what insurers say to them, and their documents. */
const folders = ['src/web', 'machines', 'src/texts/insurer-words', 'src/server/printed']

/** Texts of replies that pages show as they come, and messages to customers. */
const ofServer = [
  'src/server/http/fail.ts',
  'src/server/messages/mail-templates.ts',
  'src/server/messages/sms-templates.ts',
  'src/server/messages/sign-in-sms.ts',
  'src/server/desk/consent-sms.ts',
  'src/server/desk/link-messages.ts',
]

/** What no script brings. */
const page = 'src/web/index.html'

/** What only employees, analysts, testers and programs read. */
const others = new RegExp(
  [
    'src/web/(graphs|desk|gallery)/',
    'machines/(staff|tools|recording)/',
    'src/web/(api-client|browser|capture|recorder|offline|shared/photographs)/.*\\.ts$',
    // Names of companies, makes and cities.
    'machines/reference/(insurers|data)/',
    'machines/reference/(lists|makes|permissions|big-cities|statuses|people|profile-sections|traffic-products|rtos|states)\\.ts',
    'machines/reference/messages/(graphs|paths|replay|desk|history|referral)\\.ts',
    '\\.test-model\\.ts$',
    'machines/.*/samples?(-[\\w-]+)?\\.ts$',
    'machines/pet/reference/pet-(offers|tariff)\\.ts',
    'machines/[^/]+/[^/]+\\.server-product\\.ts',
    'machines/(motor/(rules/(previous-insurer|registry-past)|document/endorsements)|pet/rules/acceptance)\\.ts',
    'machines/rules/mask\\.ts',
  ].join('|'),
)

export const isTranslated = (file: string): boolean =>
  file === page ||
  ofServer.includes(file) ||
  (/\.tsx?$/.test(file) && folders.some((folder) => file.startsWith(`${folder}/`)) && !others.test(file))

/** The files whose texts are translated, by their paths in the project. */
export const translatedFiles = (): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .concat(ofServer)
    .filter(isTranslated)
    .sort()
