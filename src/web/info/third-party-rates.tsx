import { inForce, tariff } from '#machines/reference/tariff.ts'
import { formatRupees } from '#machines/rules/money.ts'
import styles from './article.module.css'

const row = inForce(tariff.thirdParty, tariff.thirdParty.at(-1)?.validFrom ?? '')
const bands = row['2w'].cc

/** What third-party cover of a two-wheeler costs by law, from the tariff that insurers price with. */
export const ThirdPartyRates = () => (
  <div className={styles.scrolls}>
    <table className={styles.table}>
      <caption>Third-party premium of a two-wheeler, before 18% GST</caption>
      <thead>
        <tr>
          <th scope="col">Engine</th>
          <th scope="col">One year</th>
          <th scope="col">Five years, new bike</th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ max, annual, longTerm }, index) => (
          <tr key={annual}>
            <th scope="row">{engine(bands[index - 1]?.max ?? null, max)}</th>
            <td>{formatRupees(annual * 100)}</td>
            <td>{formatRupees(longTerm * 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

function engine(above: number | null, upTo: number | null): string {
  if (upTo === null) return `Over ${above} cc`
  return above === null ? `Up to ${upTo} cc` : `${above + 1} to ${upTo} cc`
}
