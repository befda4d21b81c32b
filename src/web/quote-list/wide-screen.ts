/** Where the edits stand beside the prices; below it they open from under them. */
export const wideScreen = '(min-width: 64rem)'
