/** The names of places in the language of the pages, for whoever shows one: the tables are a file of their own. */
export { officeLabel } from '#machines/reference/office-labels.ts'
export { inPlaceLabels, placeLabel } from '#machines/reference/place-labels.ts'
