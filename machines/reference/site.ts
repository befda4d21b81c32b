/** The operator of the product. Neutral values to be replaced by a deployment; none is a real company's. */
export const site = {
  name: 'Safar',
  description:
    'Safar compares motor, health and pet cover from several Indian insurers, shows what every price is made of, and stays with you until a claim is settled.',
  legalName: 'Safar Insurance Marketplace (Example) Private Limited',
  licence: {
    text: 'Registered with the insurance regulator as a Direct Broker (General and Health). Registration no. EX-0000.',
    /** Printed exactly as given (C-12). */
    validUntil: '04/07/2026',
    pdf: 'https://example.com/safar/regulator-licence.pdf',
  },
  disclaimers: [
    'Discounts are approved by the regulator and offered by the insurers.',
    'Information you submit may be shared with insurers so that they can quote and issue a policy.',
    'Insurance is the subject matter of solicitation. Read the policy wording before you conclude a sale.',
  ],
  phone: { text: '1800 000 0000', href: 'tel:+9118000000000' },
  whatsApp: { text: 'WhatsApp', href: 'https://wa.me/9118000000000' },
  email: { text: 'support@example.com', href: 'mailto:support@example.com' },
  address: ['2nd Floor, 1 Example Marg', 'Civil Lines, Jaipur', 'Rajasthan 302006, India'],
  videos: 'https://www.youtube.com/@safar-example',
  app: 'Safar is an app of the browser, with nothing to download: choose "Install" or "Add to Home Screen" in its menu.',
} as const
