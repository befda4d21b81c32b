import { translations } from '#machines/reference/language-addresses.ts'
import { readCatalogue, usedTexts, writeCatalogue } from '#texts/catalogue.ts'
import { commandLine } from './command-line.ts'

commandLine(
  `npm run texts

Brings the catalogues of all languages up to date with the source, and prints what is untranslated.`,
  {},
)

const used = usedTexts()
for (const { code, name } of translations) {
  writeCatalogue(code, used)
  const untranslated = [...readCatalogue(code)].filter(([, text]) => text === '')
  for (const [english] of untranslated) console.log(english)
  console.log(`${name}: ${used.size} texts, ${untranslated.length} of them untranslated.`)
}
