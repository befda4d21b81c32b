import { insurers } from '#machines/reference/insurers.ts'
import { site } from '#machines/reference/site.ts'
import styles from './article.module.css'
import { Article, Part } from './article.tsx'
import { Sources } from './sources.tsx'

export default function AboutUsPage() {
  return (
    <Article title="About us" lead="Who we are, what we do, and how we are paid.">
      <Part title="What we do">
        <p>{site.description}</p>
        <p>
          You may compare, propose, pay, change, renew and cancel here without speaking to anybody. Where you
          would rather have help, an employee sees your answers only after you have given a code from your
          phone.
        </p>
      </Part>
      <Part title="What we are">
        <p>
          {site.legalName} is an intermediary. We do not carry risks ourselves: the policy you buy is a
          contract between you and the insurer you choose, and the insurer pays the claims.
        </p>
        <p>
          {site.licence.text} Registration valid until {site.licence.validUntil}.
        </p>
      </Part>
      <Part title="Whom we ask">
        <p>
          {insurers.length} insurers, each for the products it sells here. Every one gets the same card and
          the same request. They are sorted by premium and nothing else; we show no ratings, no
          recommendations and no advertisements.
        </p>
        <ul className={styles.names}>
          {insurers.map(({ legalName }) => (
            <li key={legalName}>{legalName}</li>
          ))}
        </ul>
      </Part>
      <Part title="How we are paid">
        <p>
          The insurer pays us a commission out of the premium. We add nothing to the premium, and the list is
          the same whatever the commission is.
        </p>
      </Part>
      <Part title="If something goes wrong">
        <p>
          Write to us on the support page: every request gets a number and a day by which it is answered.
          After that the insurer's grievance officer, the regulator and the Ombudsman hear you, free of
          charge.
        </p>
      </Part>
      <Sources
        checkedOn="2026-11-20"
        sources={[
          'IRDAI (Insurance Brokers) Regulations 2018: what a broker may do, and who pays it',
          'IRDAI master circular on protection of policyholders’ interests, 5 September 2024: complaints and their days',
        ]}
      />
    </Article>
  )
}
