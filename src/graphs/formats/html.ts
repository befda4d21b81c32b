import { escaped } from '#machines/core/text.ts'
import { drawMap } from '../draw/map.ts'
import { pageStyle } from '../draw/style.ts'
import { edgeText } from '../labels/edge-words.ts'
import { stateTitle } from '../labels/state-title.ts'
import { titled } from '../labels/titled.ts'
import type { Diagram } from './diagram.ts'

const style = `
:root{color-scheme:light dark}
body{margin:0;padding:24px;background:light-dark(#f2f6f5,#08161a);color:light-dark(#0b2930,#e9f2f1);font:16px/1.5 "Noto Sans",system-ui,sans-serif}
h1{margin:0;font-size:28px}h2{margin:32px 0 12px;font-size:20px}p{margin:4px 0;color:light-dark(#48626a,#a2bac0)}
figure{margin:0;overflow:auto}
table{border-collapse:collapse;font-size:14px}th,td{padding:6px 12px 6px 0;text-align:start;border-bottom:1px solid light-dark(#d7e1df,#223f48)}
`

/** A page of its own that asks for nothing: the map in both details, and every transition as a table. */
export async function toHtml({ key, title, graph, scene, overlay }: Diagram): Promise<string> {
  const [overview, expanded] = await Promise.all([scene('overview'), scene('expanded')])
  const numbers = overlay && { overlay }
  const folds = overview.nodes.some(({ isFolded }) => isFolded)
  const maps = [
    ...(folds ? [figure('Overview', drawMap(overview, { title: `${title}, overview`, ...numbers }))] : []),
    figure(folds ? 'Every state' : 'Map', drawMap(expanded, { title, ...numbers })),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${style}${pageStyle()}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(key)}: ${graph.nodes.length - 1} states, ${graph.edges.length} transitions</p>
${maps.join('\n')}
<h2>Transitions</h2>
${table(graph)}
</body>
</html>
`
}

const figure = (title: string, svg: string): string =>
  `<h2>${title}</h2>\n<figure tabindex="0" aria-label="${title}">${svg}</figure>`

function table(machine: Diagram['graph']): string {
  const { nodes, edges } = titled(machine)
  const titles = new Map(
    nodes.map((node) => [node.id, node.parent === undefined ? 'In any state' : stateTitle(node)]),
  )
  const rows = edges.map((edge) => {
    const { event, guard = '' } = edgeText(edge)
    const cells = [
      titles.get(edge.source) ?? '',
      event,
      guard,
      edge.targets.map((id) => titles.get(id) ?? id).join(', '),
    ]
    return `<tr>${cells.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`
  })
  return `<table><thead><tr><th>State<th>What happens<th>Condition<th>Leads to</thead><tbody>\n${rows.join('\n')}\n</tbody></table>`
}
