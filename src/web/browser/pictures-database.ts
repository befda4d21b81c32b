/** Pictures that are not sent yet, encrypted (decision 0280). */
export const picturesDatabase = 'pictures'

/** Deletes all of them; their key goes with the drafts of the tab. */
export function forgetPictures(): void {
  globalThis.indexedDB?.deleteDatabase(picturesDatabase)
}
