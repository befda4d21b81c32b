/** Keeps cookies as a browser does, for one host and one moment: names, values, and their removal. */
export class CookieJar {
  readonly #cookies = new Map<string, string>()

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, value)
  }

  /** Loses every cookie whose name begins so; what is returned brings them back. */
  lose(start: string): () => void {
    const lost = [...this.#cookies].filter(([name]) => name.startsWith(start))
    for (const [name] of lost) this.#cookies.delete(name)
    return () => {
      for (const [name, value] of lost) this.#cookies.set(name, value)
    }
  }

  clear(): void {
    this.#cookies.clear()
  }

  /** Takes the `Set-Cookie` headers of a reply. */
  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', ...value] = pair.split('=')
      if (attributes.includes('Max-Age=0')) this.#cookies.delete(name)
      else this.#cookies.set(name, value.join('='))
    }
  }
}
