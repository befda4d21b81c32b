import HomePage from './home/home.page.tsx'
import WhyChoosePage from './info/why-choose.page.tsx'

/** The pages that come with the first script, and are shown before the router is loaded. */
export const firstPages = { '/': HomePage, '/why-choose': WhyChoosePage }

export const firstPageAt = (path: string) =>
  path in firstPages ? firstPages[path as keyof typeof firstPages] : undefined
