// @vitest-environment dom
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SignedIn, SignedOut } from '#web/shell/account.tsx'
import { NotFound } from '#web/shell/crash-page.tsx'
import { Layout } from '#web/shell/layout.tsx'
import { render, renderWithLinks } from './screen.tsx'

afterEach(() => void vi.useRealTimers())

const products = ['Health', 'Bike', 'Car', 'Family', 'Pet', 'Travel']
const show = (account = <SignedOut onLogin={() => {}} />, onProduct = vi.fn()) =>
  renderWithLinks(
    <Layout account={account} onProduct={onProduct}>
      Page
    </Layout>,
  )
const footer = () => within(screen.getByRole('contentinfo'))

describe('the layout', () => {
  it('has header, main area and footer [ROUTE-20]', async () => {
    await show()
    expect(screen.getByRole('main').textContent).toBe('Page')
    for (const role of ['banner', 'contentinfo']) expect(screen.getByRole(role)).toBeTruthy()
  })
})

describe('the header', () => {
  const header = () => within(screen.getByRole('banner'))

  it('leads home by its logo [HEADER-01]', async () => {
    await show()
    const logo = header().getByRole('link', { name: 'Safar home' })
    expect([logo.getAttribute('href'), logo.textContent]).toEqual(['/', 'Safar'])
    expect(logo.querySelector('svg')).toBeTruthy()
  })

  it('lists the products and marks the current one [HEADER-02]', async () => {
    const onProduct = vi.fn()
    const person = await show(undefined, onProduct)
    await person.click(screen.getByRole('button', { name: 'Insurance Product' }))
    const items = screen.getAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent?.replace('Coming Soon', ''))).toEqual(products)
    await person.click(screen.getByRole('menuitem', { name: 'Bike' }))
    expect(onProduct).toHaveBeenCalledWith('bike')
  })

  it('offers Login to a visitor', async () => {
    const onLogin = vi.fn()
    const person = await show(<SignedOut onLogin={onLogin} />)
    await person.click(screen.getByRole('button', { name: 'Login' }))
    expect(onLogin).toHaveBeenCalledOnce()
  })

  it('shows the name of the logged-in person and no Login [HEADER-07]', async () => {
    const onChoose = vi.fn()
    const items = [{ key: 'support', label: 'Support' }]
    const person = await show(<SignedIn name="Ananya" items={items} onChoose={onChoose} />)
    expect(screen.queryByRole('button', { name: 'Login' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Ananya' }))
    await person.click(screen.getByRole('menuitem', { name: 'Support' }))
    expect(onChoose).toHaveBeenCalledWith('support')
  })

  it('has phone and mail links, in its bar and in the menu that takes its place [HEADER-18]', async () => {
    await show()
    const links = header().getAllByRole('link', { hidden: true })
    const leads = links.map((link) => [link.textContent, link.getAttribute('href')].join(' '))
    const both = ['1800 000 0000 tel:+9118000000000', 'support@example.com mailto:support@example.com']
    expect(leads.filter((one) => /tel:|mailto:/.test(one))).toEqual([...both, ...both])
  })

  it('also has the products in a hamburger menu, which closes on selection', async () => {
    const onProduct = vi.fn()
    const person = await show(undefined, onProduct)
    await person.click(screen.getByRole('button', { name: 'Open menu' }))
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' })
    expect(dialog.open).toBe(true)
    await person.click(within(dialog).getByRole('button', { name: 'Car' }))
    expect([dialog.open, onProduct.mock.calls]).toEqual([false, [['car']]])
  })
})

describe('the footer', () => {
  it('describes the company and its licence [FOOTER-01, FOOTER-02]', async () => {
    await show()
    expect(footer().getByText(/^Safar compares motor, health and pet cover/)).toBeTruthy()
    const licence =
      /^Registered with the insurance regulator as a .*Broker.* Registration no\. \S+\. Registration valid until 04\/07\/2026\.$/
    expect(footer().getByText(licence)).toBeTruthy()
  })

  it('shows both disclaimers [FOOTER-03, FOOTER-04]', async () => {
    await show()
    expect(footer().getByText(/Discounts are approved by the regulator/)).toBeTruthy()
    expect(footer().getByText(/submit may be shared with insurers/)).toBeTruthy()
  })

  it('tells how to install the app, and leads to no store that has none [FOOTER-05]', async () => {
    await show()
    const app = within(footer().getByRole('region', { name: 'Get the app' }))
    expect(app.getByText(/"Install" or "Add to Home Screen"/)).toBeTruthy()
    expect(app.queryByRole('link')).toBeNull()
  })

  it('shows how to reach support [FOOTER-06, FOOTER-07, FOOTER-08]', async () => {
    await show()
    for (const [name, shown, href] of [
      [/^Mail/, 'support@example.com', 'mailto:support@example.com'],
      [/^Call/, '1800 000 0000', 'tel:+9118000000000'],
    ] as const) {
      const link = footer().getByRole('link', { name })
      expect([link.textContent, link.getAttribute('href')]).toEqual([shown, href])
    }
    expect(footer().getByRole('group').textContent).toBe(
      '2nd Floor, 1 Example MargCivil Lines, JaipurRajasthan 302006, India',
    )
  })

  it('offers WhatsApp and a call to whoever asks for one', async () => {
    await show()
    const hello = encodeURIComponent('Hello Safar, ')
    expect(
      footer()
        .getByRole('link', { name: /^WhatsApp/ })
        .getAttribute('href'),
    ).toMatch(new RegExp(`^https://wa\\.me/\\d+\\?text=${hello}$`))
    expect(footer().getByRole('link', { name: 'Ask for a call' }).getAttribute('href')).toBe(
      '/support#write-to-us',
    )
  })

  it('computes the year on render [FOOTER-09]', async () => {
    vi.useFakeTimers({ now: new Date('2031-06-01'), toFake: ['Date'] })
    await show()
    expect(footer().getByText(/© 2031/)).toBeTruthy()
  })

  it('links to the pages [FOOTER-10, FOOTER-11, FOOTER-12, FOOTER-13]', async () => {
    await show()
    const links = ['Home', 'Contact Us', 'About Us', 'Privacy Policy'].map((name) =>
      footer().getByRole('link', { name }).getAttribute('href'),
    )
    expect(links).toEqual(['/', '/contact-us', '/about-us', '/privacy-policy'])
  })

  it('loads the terms as a separate document [FOOTER-14]', async () => {
    const person = await show()
    let stopped: boolean | undefined
    const listen = (event: Event) => {
      stopped = event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', listen)
    await person.click(footer().getByRole('link', { name: 'Terms & Conditions' }))
    document.removeEventListener('click', listen)
    expect(stopped).toBe(false)
  })

  it('opens the licence in a new tab without an opener [FOOTER-15, A11Y-07]', async () => {
    await show()
    const link = footer().getByRole<HTMLAnchorElement>('link', { name: /licence/ })
    expect(link.getAttribute('href')).toMatch(/^https:\/\//)
    expect([link.target, link.rel, link.href.endsWith('.pdf')]).toEqual([
      '_blank',
      'noopener noreferrer',
      true,
    ])
  })
})

describe('the crash page', () => {
  it('shows status and message and links home [ROUTE-21, ERR-23]', () => {
    render(<NotFound />)
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('404 Not Found')
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
  })
})
