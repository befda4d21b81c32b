/** Third-party premiums of two-wheelers in rupees before GST, for pages; the tariff has the same with all others. */
export const thirdPartyRates = [
  { above: null, upTo: 75, annual: 538, fiveYears: 2901 },
  { above: 75, upTo: 150, annual: 714, fiveYears: 3851 },
  { above: 150, upTo: 350, annual: 1366, fiveYears: 7365 },
  { above: 350, upTo: null, annual: 2804, fiveYears: 15_117 },
] as const
