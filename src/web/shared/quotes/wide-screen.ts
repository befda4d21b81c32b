/** Breakpoint: wider, the editors are beside the prices; narrower, they open in a sheet. */
export const wideScreen = '(min-width: 64rem)'
