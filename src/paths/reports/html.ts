import type { Count, CoverageReport, LevelCoverage, MachineCoverage } from '#contract/views/coverage.ts'
import { escaped } from '#machines/core/text.ts'
import { style } from './html-style.ts'
import { counts, countText, eachLevel, failedOf, failureText, leftOf, missingOf, shareOf } from './labels.ts'

/** The report as one page that loads nothing: all machines at a glance, then each with what is missing and why. */
export function htmlOf(report: CoverageReport): string {
  const failed = eachLevel(report, (level, machine) => failuresOf(level, machine)).flat()
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Path coverage</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Path coverage</h1>
<p>Written <time datetime="${escaped(report.at)}">${escaped(report.at)}</time>. Transitions, states and refusals are those
that each machine declares or must make; what a level leaves to others is not missing from it, and its reason is given.</p>
${failed.length > 0 ? `<h2>Failed paths</h2>\n${listed(failed)}` : '<p>No path failed.</p>'}
${overview(report)}
${report.machines.map(sectionOf).join('\n')}
</main>
</body>
</html>
`
}

const failuresOf = (level: LevelCoverage, { key }: MachineCoverage): string[] =>
  failedOf(level).map(
    (path) =>
      `<span class="failed">${escaped(key)}, ${level.level}</span>: path <code>${escaped(path.id)}</code> from ${escaped(path.start)}: ${escaped(failureText(path))}`,
  )

function overview(report: CoverageReport): string {
  const rows = eachLevel(report, (level, { key, title }) =>
    rowOf(level, `<a href="#${anchor(key)}">${escaped(title)}</a>`),
  )
  return `<h2>All machines</h2>\n${table('What each level took of each machine', ['Machine', 'Level'], rows)}`
}

function sectionOf({ key, title, levels }: MachineCoverage): string {
  const rows = levels.map((level) => rowOf(level))
  const walked =
    levels.length > 0
      ? `${table(`What each level took of ${escaped(title)}`, ['Level'], rows)}\n${levels.map(remarksOf).join('\n')}`
      : '<p>No level has walked it.</p>'
  return `<h2 id="${anchor(key)}">${escaped(title)}</h2>\n${walked}`
}

function table(caption: string, names: readonly string[], rows: readonly string[]): string {
  const heads = [
    ...names,
    ...counts.map((count) => count.replace(/^./, (first) => first.toUpperCase())),
    'Paths',
  ]
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('')
  const label = `tabindex="0" role="region" aria-label="${caption}"`
  return `<div class="table" ${label}><table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function rowOf(level: LevelCoverage, machine?: string): string {
  const failed = failedOf(level).length
  const paths = `${level.paths.length - failed} passed${failed > 0 ? `, <span class="failed">${failed} failed</span>` : ''}`
  const name =
    machine === undefined
      ? `<th scope="row">${level.level}</th>`
      : `<th scope="row">${machine}</th><td>${level.level}</td>`
  return `<tr>${name}${counts.map((count) => cell(level[count], count)).join('')}<td>${paths}</td></tr>`
}

function cell(count: Count, name: string): string {
  const share = shareOf(count)
  const meter = `<meter min="0" max="100" value="${share}" aria-label="${name}">${share} %</meter>`
  return `<td>${count.elsewhere === count.total ? '' : meter}${countText(count)}</td>`
}

function remarksOf(level: LevelCoverage): string {
  const missing = missingOf(level).map(
    ({ target, reason }) => `<code>${escaped(target)}</code>: ${escaped(reason)}`,
  )
  const left = leftOf(level).map(([reason, targets]) => {
    const names = targets.map((target) => `<code>${escaped(target)}</code>`)
    return details(`The ${level.level} level leaves ${targets.length} to others: ${escaped(reason)}`, names)
  })
  return [
    ...(missing.length > 0 ? [details(`The ${level.level} level misses ${missing.length}`, missing)] : []),
    ...left,
  ].join('\n')
}

const details = (summary: string, items: readonly string[]): string =>
  `<details><summary>${summary}</summary>\n${listed(items)}</details>`
const listed = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const anchor = (key: string): string => `machine-${escaped(key)}`
