/**
 * npm run texts: brings the catalogues of all languages up to date with the source, and prints what is untranslated.
 */
import { readCatalogue, usedTexts, writeCatalogue } from '#texts/catalogue.ts'

const used = usedTexts()
writeCatalogue('hi', used)
const untranslated = [...readCatalogue('hi')].filter(([, text]) => text === '')
for (const [english] of untranslated) console.log(english)
console.log(`${used.size} texts, ${untranslated.length} without Hindi.`)
