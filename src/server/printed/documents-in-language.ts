import { serverProducts } from '#machines/server-products.ts'
import { documentsOf } from './documents.ts'

/** The documents of all products, built once per language with their texts in it, as the pages are (decision 0292). */
export const documents = documentsOf(serverProducts)
