/** What the server found wrong with an answer; it stands until the answer is changed. */
export const withServerError =
  (message: string | undefined) =>
  <Meta extends { errorMap: object }>(meta: Meta): Meta => ({
    ...meta,
    errorMap: { ...meta.errorMap, onServer: message },
  })
