/**
 * A drawn page with the answers it was drawn from, as data: not a script, and nothing in it can end its element. A
 * drawing that stands in the page already is not sent twice: the data name its element.
 */
export function embed(body: string, drawn: object): { body: string; data: string } {
  const drawings: string[] = []
  const text = JSON.stringify(drawn, (key, value) => {
    if (key !== 'svg' || typeof value !== 'string' || !body.includes(value)) return value
    drawings.push(value)
    return `drawn:${drawings.length - 1}`
  })
  const marked = drawings.reduce(
    (html, svg, index) => html.replace(svg, () => svg.replace('<svg', `<svg data-drawn="${index}"`)),
    body,
  )
  const data = text.replaceAll('<', '\\u003c')
  return { body: marked, data: `<script type="application/json" id="drawn">${data}</script>` }
}
