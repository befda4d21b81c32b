/** The same logo on the sheet of its kind, so that all of a list come with one request (`src/server/assets/logo-sheets.ts`). */
export const onSheet = (logo: string): string =>
  logo.replace(/^\/logos\/(insurers|makes)\/([\w-]+)\.svg$/, '/logos/$1.svg#$2')
