import * as v from 'valibot'

/** The field of a drawn form by which the server tells a second tap on its button from a second form. */
export const formKeyField = 'formKey'

/** The same on the call that the form stands for. */
export const formKeyHeader = 'idempotency-key'

/** As `Random.id` makes them. */
export const formKey = v.pipe(v.string(), v.regex(/^[\w-]{22}$/))
