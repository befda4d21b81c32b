import { may } from '#machines/reference/permissions.ts'
import { useSession } from '../../../journey/session/use-session.ts'

/** Testers see no single journey; the server asks again. */
export const useMayReplay = (): boolean => may(useSession().role, 'graphs.replay')
