import { questionSets } from '#machines/reference/faqs.ts'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { CoverPanel } from './cover-panel.tsx'

const tabs = questionSets
  .filter(({ hasTab }) => hasTab)
  .map(({ key, label, questions }) => ({
    key,
    label,
    panel: (
      <>
        {questions.map(({ asks, answer }) => (
          <Disclosure key={asks} label={asks}>
            {answer}
          </Disclosure>
        ))}
        <CoverPanel cover={key} />
      </>
    ),
  }))

/**
 * The questions of each cover, and the way into those that have no tile of their own (spec §2). Where no script opens a
 * tab, all of them are shown.
 */
export const Faq = () => (
  <>
    <Tabs label="Covers" tabs={tabs} />
    <noscript>
      {tabs.slice(1).map(({ key, label, panel }) => (
        <section key={key}>
          <h3>{label}</h3>
          {panel}
        </section>
      ))}
    </noscript>
  </>
)
