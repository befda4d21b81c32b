/** A lamp as a page, which goes out by itself after so many seconds. */
export const lampPage = (seconds: number): string => {
  const script = `
    const show = (state) => { document.body.dataset.state = state }
    const button = document.createElement('button')
    button.textContent = 'PRESS'
    button.onclick = () => { show('on'); setTimeout(() => show('off'), ${seconds * 1_000}) }
    document.body.append(button)
    show('off')`
  return `data:text/html,${encodeURIComponent(`<body><script>${script}</script></body>`)}`
}

/** A door as a page: buttons named like the events it hears, and its state in an attribute. */
export const doorPage = (knocksToLock: number): string => {
  const script = `
    const hears = { closed: ['OPEN', 'KNOCK'], open: ['CLOSE'], locked: [] }
    let [state, knocks] = ['closed', 0]
    const moves = {
      OPEN: () => { state = 'open' },
      CLOSE: () => { state = 'closed' },
      KNOCK: () => { knocks += 1; if (knocks === ${knocksToLock}) state = 'locked' },
    }
    const show = () => {
      document.body.dataset.state = state
      for (const button of document.querySelectorAll('button')) {
        button.disabled = !hears[state].includes(button.textContent)
      }
    }
    for (const [event, move] of Object.entries(moves)) {
      const button = document.createElement('button')
      button.textContent = event
      button.onclick = () => { move(); show() }
      document.body.append(button)
    }
    show()`
  return `data:text/html,${encodeURIComponent(`<body><script>${script}</script></body>`)}`
}
