/** Pages of staff, analysts and testers, and the folders of their code: nothing of them is kept in a customer's browser. */
export const isForStaff = (path: string): boolean => /^\/?(desk|graphs)(\/|$)/.test(path)
