/**
 * A rendered page with its hydration data as JSON: not a script, and escaped so that it cannot end its element. A
 * drawing that is already in the markup is not sent twice: the data refers to its element.
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
