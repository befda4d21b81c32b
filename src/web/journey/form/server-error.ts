/** The server's error for a field, shown until the field changes. */
export const withServerError =
  (message: string | undefined) =>
  <Meta extends { errorMap: object }>(meta: Meta): Meta => ({
    ...meta,
    errorMap: { ...meta.errorMap, onServer: message },
  })
