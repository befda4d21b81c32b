import type { GenericSchema, InferOutput } from 'valibot'
import type { Action } from '#machines/reference/permissions.ts'

/** The four kinds of specification §7: unauthenticated POST, bearer POST, multipart POST, bearer GET. */
export type CallKind = 'open' | 'authed' | 'upload' | 'read'

/** Where a request names the lead it is about; the server asks who may see that lead before anything else. */
export type LeadKey = 'customerLeadId' | 'caseId' | 'id'

export type Call<Request = unknown, Reply = unknown> = {
  method: 'GET' | 'POST'
  /** Under `/api/v1/`; `{id}` stands for one path segment. */
  path: string
  kind: CallKind
  /** What is done by it; who may is written in permissions.ts. */
  action: Action
  request: GenericSchema<unknown, Request>
  reply: GenericSchema<unknown, Reply>
  /** What §5 and §7 call a success for this very call (register C-104). */
  isSuccess: (reply: Reply) => boolean
  lead?: LeadKey
  /** The specification does not show this path or payload; the register's assumption stands here. */
  assumed?: true
}

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

/** The address of a call, its `{id}` filled in from the request. */
export function pathOf(of: Pick<Call, 'path'>, id = ''): string {
  return apiBase + of.path.replace('{id}', encodeURIComponent(id))
}
