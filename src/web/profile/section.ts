import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type ProfileSection, profileSections } from '#machines/reference/profile-sections.ts'

const page = '/my-profile'
const isSection = (word: unknown): word is ProfileSection => profileSections.some((one) => one === word)

/**
 * The selected section: from the address, else from the navigation state, as a value or as a key
 * (spec §2, ROUTE-15, C-14), else the first.
 */
export function sectionOf(search: string, state: object = {}): ProfileSection {
  const named = new URLSearchParams(search).get('section')
  const said = Object.entries(state).flatMap(([key, value]) => (value === true ? [key] : [value]))
  return [named, ...said].find(isSection) ?? 'myProfile'
}

const addressOf = (section: ProfileSection) => `${page}?section=${section}`

/** The open section; each has its own address, so that a reload, Back and a copied link lead to it. */
export function useSection() {
  const { history } = useRouter()
  const { searchStr, state, pathname } = useRouterState({ select: ({ location }) => location })
  const section = sectionOf(searchStr, state)
  useEffect(() => {
    if (pathname !== page || searchStr.includes(`section=${section}`)) return
    history.replace(addressOf(section), history.location.state)
  }, [history, pathname, searchStr, section])
  return { section, open: (next: ProfileSection) => history.push(addressOf(next)) }
}
