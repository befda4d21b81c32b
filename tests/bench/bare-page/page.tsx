import { useState } from 'react'

/** As little as a page of React can be that the server draws and the browser brings to life. */
export function Page() {
  const [count, setCount] = useState(0)
  return (
    <main>
      <h1>Compare insurance of every insurer in one place</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
    </main>
  )
}
