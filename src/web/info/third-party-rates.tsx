import { thirdPartyRates } from '#machines/reference/third-party-rates.ts'
import { formatRupees } from '#machines/rules/money.ts'
import styles from './article.module.css'

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
        {thirdPartyRates.map((band) => (
          <tr key={band.annual}>
            <th scope="row">{engine(band)}</th>
            <td>{formatRupees(band.annual * 100)}</td>
            <td>{formatRupees(band.fiveYears * 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

function engine({ above, upTo }: (typeof thirdPartyRates)[number]): string {
  if (upTo === null) return `Over ${above} cc`
  return above === null ? `Up to ${upTo} cc` : `${above + 1} to ${upTo} cc`
}
