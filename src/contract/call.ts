import type { GenericSchema, InferOutput } from 'valibot'
import type { Action } from '#machines/reference/permissions.ts'

/** The four kinds of calls: unauthenticated POST, bearer POST, multipart POST, bearer GET (spec §7). */
export type CallKind = 'open' | 'authed' | 'upload' | 'read'

/** Where a request names its lead; the server checks access to that lead first. */
export type LeadKey = 'customerLeadId' | 'caseId' | 'id'

export type Call<Request = unknown, Reply = unknown> = {
  method: 'GET' | 'POST'
  /** Under `/api/v1/`; `{id}` stands for one path segment. */
  path: string
  kind: CallKind
  /** The action it performs; permissions.ts says who may. */
  action: Action
  request: GenericSchema<unknown, Request>
  reply: GenericSchema<unknown, Reply>
  /** What the specification calls a success for this very call (spec §5, spec §7, C-104). */
  isSuccess: (reply: Reply) => boolean
  lead?: LeadKey
}

/** What a server reads of a call. */
export type ServedCall<Request = unknown, Reply = unknown> = Omit<Call<Request, Reply>, 'isSuccess'>

export type RequestOf<C> = C extends Call<infer Request, infer _Reply> ? Request : never
export type ReplyOf<C> = C extends Call<infer _Request, infer Reply> ? Reply : never

/** Declares a call, inferring its types from its two schemas. */
export function call<const Req extends GenericSchema, const Rep extends GenericSchema>(
  definition: Omit<Call, 'request' | 'reply' | 'isSuccess'> & {
    request: Req
    reply: Rep
    isSuccess: (reply: InferOutput<Rep>) => boolean
  },
): Call<InferOutput<Req>, InferOutput<Rep>> {
  return definition as unknown as Call<InferOutput<Req>, InferOutput<Rep>>
}

export const apiBase = '/api/v1/'

/** The path of a call with `{id}` filled in from the request. */
export function pathOf(of: Pick<Call, 'path'>, id = ''): string {
  return apiBase + of.path.replace('{id}', encodeURIComponent(id))
}
