/** Pictures that are not sent yet, encrypted (decision 0280). */
export const picturesDatabase = 'pictures'

/** Deletes those of all tabs, where somebody signs out in all of them. */
export function forgetPictures(): void {
  globalThis.indexedDB?.deleteDatabase(picturesDatabase)
}
