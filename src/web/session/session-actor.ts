/** The one session of this tab: runs the machine, keeps what it knows, tells pages and other tabs. */
import * as v from 'valibot'
import { createActor, type SnapshotFrom } from 'xstate'
import { sessionView } from '#machines/account/session/session.known.ts'
import { sessionOwner } from '#machines/account/session/session.machine.ts'
import { screenOf } from '#machines/core/screen.ts'
import type { Profile } from '#machines/schemas/session.ts'
import { sessionEnded } from '../api-client/session-renewal.ts'
import { hydrationData } from '../browser/hydration-data.ts'
import { storageItem, tabStorage } from '../browser/storage.ts'
import { recorded } from '../recorder/recorded.ts'
import { forgetPerson } from './forget-person.ts'
import { keepCredit, keepSession, sessionInput } from './keep-session.ts'
import { notify } from './notify.ts'
import { otherTabs } from './other-tabs.ts'
import { sessionJourney } from './session.journey.ts'
import { leads, type SessionDialog, type TabSession, tabSession } from './tab-session.ts'

/** By whom the login was asked that stands open in this tab, so that it opens again with the page. */
const openLogin = storageItem(tabStorage, 'login', v.picklist(['header', 'page']))
const leftOpen = openLogin.read()

const actor = createActor(sessionJourney.machine, { input: sessionInput(), ...recorded() })
const tellTabs = otherTabs((word) => actor.send(word))

actor.on('noticed', (notice) => notify(undefined, notice))
actor.on('led', ({ path }) => leads.tell(path))
actor.on('entered', ({ session }) => tellTabs({ type: 'entered.elsewhere', who: sessionOwner(session) }))
actor.on('left', ({ isHere }) => {
  forgetPerson()
  if (isHere) tellTabs({ type: 'left.elsewhere' })
})
actor.subscribe(show)
sessionEnded.add(() => actor.send({ type: 'session.ended' }))
actor.start()
if (leftOpen) whenSettled(() => actor.send({ type: 'login.asked', askedBy: leftOpen, isAgain: true }))

export const sessionActor = {
  actor,
  /** Also while the session is unknown: somebody who turns out to be signed in is not asked. */
  logIn: (askedBy: 'header' | 'page'): void =>
    whenSettled(() => actor.send({ type: 'login.asked', askedBy })),
  logOut: (): void => actor.send({ type: 'logout.asked' }),
  rename: (customer: Profile): void => actor.send({ type: 'profile.changed', customer }),
}

function show(snapshot: SnapshotFrom<typeof sessionJourney.machine>): void {
  const next: TabSession = {
    view: sessionView(snapshot),
    dialog: screenOf(snapshot).view as SessionDialog | undefined,
  }
  keepSession(snapshot.context, next.view.kind !== 'starting')
  if (next.dialog === 'login') openLogin.write(snapshot.context.askedBy)
  else if (next.view.kind !== 'starting') openLogin.forget()
  if (!snapshot.matches({ credit: 'finding' })) keepCredit(snapshot.context)
  // The session the server rendered for counts until the session says otherwise.
  if (next.view.kind === 'starting' && tabSession.get().view === hydrationData?.view) return
  if (JSON.stringify(next) !== JSON.stringify(tabSession.get())) tabSession.become(next)
}

function whenSettled(act: () => void): void {
  if (tabSession.get().view.kind !== 'starting') {
    act()
    return
  }
  const stop = tabSession.subscribe(() => {
    if (tabSession.get().view.kind === 'starting') return
    stop()
    act()
  })
}
