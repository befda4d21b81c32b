const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[\w$]+|\s+|[^\s\w$]/g

type Frame = { bracket: string; key?: string; index: number; awaits: boolean }

/**
 * The line of every key of an object literal, by its keys from the outside in, joined by line breaks; elements of
 * arrays are counted. A simple reader of text that knows brackets, strings and comments: what is spread in or named
 * elsewhere it does not follow.
 */
export function keyLines(text: string, from: number): Map<string, number> {
  const lines = new Map<string, number>()
  const frames: Frame[] = []
  let line = text.slice(0, from).split('\n').length
  const words = text.slice(from).match(token) ?? []
  for (const [at, word] of words.entries()) {
    if (!/^(\s|\/\/|\/\*)/.test(word)) {
      read(word, words, at)
      if (frames.length === 0 && lines.size > 0) break
    }
    line += word.split('\n').length - 1
  }
  return lines

  function read(word: string, following: readonly string[], at: number): void {
    const frame = frames.at(-1)
    if (frame?.awaits && !/^[\]})]$/.test(word)) begin(frame, word, following, at)
    if (/^[{[(]$/.test(word)) frames.push({ bracket: word, index: 0, awaits: word !== '(' })
    if (/^[\]})]$/.test(word)) frames.pop()
    if (word === ',' && frame) Object.assign(frame, { awaits: frame.bracket !== '(', index: frame.index + 1 })
  }

  /** A member of an object or an element of an array begins. */
  function begin(frame: Frame, word: string, following: readonly string[], at: number): void {
    frame.awaits = false
    delete frame.key
    if (frame.bracket === '{' && !isKey(word, following, at)) return
    frame.key = frame.bracket === '{' ? word.replace(/^['"]|['"]$/g, '') : String(frame.index)
    const path = frames.flatMap(({ bracket, key }) => (bracket === '(' ? [] : [key ?? '']))
    const name = path.join('\n')
    if (!lines.has(name)) lines.set(name, line)
  }
}

/** With a value of its own, or named as the constant that is its value. */
function isKey(word: string, words: readonly string[], at: number): boolean {
  const next = words.slice(at + 1).find((one) => one.trim() !== '') ?? ''
  return next === ':' ? /^['"\w$]/.test(word) : /^[\w$]/.test(word) && /^[,}]$/.test(next)
}
