import type { MachineRun, Outline, Suite } from '#contract/views/paths.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import { GapList } from './gap-list.tsx'
import styles from './gaps.module.css'

type GapsProps = { suite: Suite | undefined; outline: Outline; run: MachineRun | null | undefined }

/** Targets these paths do not reach, and what the last test run did not cover, each with the reason. */
export const Gaps = ({ suite, outline, run }: GapsProps) => (
  <div className={styles.gaps}>
    <section className={styles.part}>
      <h3>{texts.gapsOfSuite}</h3>
      {suite && <GapList gaps={suite.uncovered} outline={outline} none={texts.noGaps} />}
    </section>
    {run?.levels.map(({ level, uncovered }) => (
      <section key={level} className={styles.part}>
        <h3>{texts.gapsOfLevel(texts.levels[level])}</h3>
        <GapList
          gaps={uncovered.filter(({ elsewhere }) => !elsewhere)}
          outline={outline}
          none={texts.noGapsOfLevel}
        />
      </section>
    ))}
  </div>
)
